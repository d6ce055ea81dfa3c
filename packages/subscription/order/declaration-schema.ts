import type { Day } from 'german/dates/day';
import * as z from 'zod/mini';
import { mailField, textField, textWith } from './checked';
import { CHOOSE, MESSAGES } from './messages';
import type { TextRule } from './text';
import { endFault, readTypedDay } from './typed-day';

/** Shared by withdrawal and cancellation. */
export const DECLARATION_RULES = {
  name: { what: 'Ihr Name', least: 2, most: 100, short: 'Bitte geben Sie Ihren Namen an', needsLetter: true },
  contract: {
    what: 'Vertrag',
    least: 2,
    most: 200,
    short: 'Bitte nennen Sie den Vertrag, zum Beispiel den Namen des Abos',
  },
  reason: {
    what: 'Der Grund',
    least: 2,
    most: 2000,
    short: 'Bitte nennen Sie den Grund der außerordentlichen Kündigung',
    isLong: true,
  },
} as const satisfies Record<string, TextRule>;

const common = {
  name: textField(DECLARATION_RULES.name),
  contract: textField(DECLARATION_RULES.contract),
  email: mailField(MESSAGES.email),
};

export type WithdrawalValues = { name: string; contract: string; email: string };
export type CheckedWithdrawal = WithdrawalValues;

/** All that a withdrawal requires (§ 356a BGB). */
export const withdrawalSchema: z.ZodMiniType<CheckedWithdrawal, WithdrawalValues> = z.object(common);

export type CancellationValues = WithdrawalValues & {
  kind: 'ordinary' | 'extraordinary';
  reason: string;
  end: 'earliest' | 'date';
  endDate: string;
};
export type CheckedCancellation = Omit<CancellationValues, 'endDate'> & { endDate?: Day | undefined };

const futureDay = (today: Day) =>
  z.pipe(
    textWith((typed) => endFault(typed, today)),
    z.transform((typed) => readTypedDay(typed, today)),
  );

/** Drops input of fields that are hidden by now. */
const unasked = z.pipe(
  z.string(),
  z.transform(() => ''),
);

const notAsked = z.pipe(
  z.string(),
  z.transform(() => undefined),
);

/** Drops hidden fields (§ 312k BGB): cancellationSchema({ kind: 'ordinary', end: 'earliest' }, today).parse({ reason: 'egal', endDate:
 * 'bald', … }) → { …, reason: '', endDate: undefined } */
export const cancellationSchema = (
  { kind, end }: Pick<CancellationValues, 'kind' | 'end'>,
  today: Day,
): z.ZodMiniType<CheckedCancellation, CancellationValues> =>
  z.object({
    kind: z.enum(['ordinary', 'extraordinary'], CHOOSE),
    reason: kind === 'extraordinary' ? textField(DECLARATION_RULES.reason) : unasked,
    ...common,
    end: z.enum(['earliest', 'date'], CHOOSE),
    endDate: end === 'date' ? futureDay(today) : notAsked,
  });
