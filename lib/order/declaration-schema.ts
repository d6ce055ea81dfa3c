import * as z from 'zod/mini';
import type { Day } from '@/lib/dates/day';
import { readTypedDay } from './delivery-day';
import { isEmail } from './email';
import { CHOOSE, MESSAGES } from './messages';

z.config({ jitless: true });

const DECLARATION_MESSAGES = {
  name: 'Bitte geben Sie Ihren Namen an',
  contract: 'Bitte nennen Sie den Vertrag, zum Beispiel den Namen des Abos',
  reason: 'Bitte nennen Sie den Grund der außerordentlichen Kündigung',
  endDate: 'Bitte geben Sie ein Datum an, das noch nicht vorbei ist',
  email: MESSAGES.email,
} as const;

const text = (message: string) => z.string(message).check(z.trim(), z.minLength(2, message));

const common = {
  name: text(DECLARATION_MESSAGES.name),
  contract: text(DECLARATION_MESSAGES.contract),
  email: z.string(DECLARATION_MESSAGES.email).check(z.trim(), z.refine(isEmail, DECLARATION_MESSAGES.email)),
};

export type WithdrawalValues = { name: string; contract: string; email: string };
export type CheckedWithdrawal = WithdrawalValues;

/** What a withdrawal needs, and no more (§ 356a BGB). */
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
    z.string().check(z.refine((typed) => (readTypedDay(typed) ?? '') >= today, DECLARATION_MESSAGES.endDate)),
    z.transform((typed) => readTypedDay(typed)),
  );

const notAsked = z.pipe(
  z.string(),
  z.transform(() => undefined),
);

/** What a cancellation needs (§ 312k BGB): the reason only where it is extraordinary, the day only where one is wished. */
export const cancellationSchema = (
  { kind, end }: Pick<CancellationValues, 'kind' | 'end'>,
  today: Day,
): z.ZodMiniType<CheckedCancellation, CancellationValues> =>
  z.object({
    kind: z.enum(['ordinary', 'extraordinary'], CHOOSE),
    reason: kind === 'extraordinary' ? text(DECLARATION_MESSAGES.reason) : z.string(),
    ...common,
    end: z.enum(['earliest', 'date'], CHOOSE),
    endDate: end === 'date' ? futureDay(today) : notAsked,
  });
