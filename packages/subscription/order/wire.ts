import { cleanLines, cleanText } from 'german/clean-text';
import { parseDay } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import * as z from 'zod/mini';
import { DECLARATION_RULES } from './declaration-schema';
import { isEmail } from './email';
import { plainIban } from './iban';
import { phoneFault, RULES } from './rules';
import { type TextRule, textFault } from './text';
import { AREAS, PAYMENTS, SALUTATIONS } from './values';

/** Upper-casing can triple a character's length. */
const LONGEST_IBAN = 3 * RULES.iban.most;
const MOST_COPIES = 1_000_000;
const LINE = {
  label: { what: 'label', least: 1, most: 100, short: 'short' },
  text: { what: 'text', least: 1, most: 1000, short: 'short' },
} as const satisfies Record<string, TextRule>;

/** Cleaned here once, for all that follows: no order is lost for a character that nobody sees. */
const text = (isFine: (text: string) => boolean, clean = cleanText) =>
  z.string().check(z.overwrite(clean), z.refine(isFine));
const ruled = (rule: TextRule) =>
  text((sent) => textFault(sent, rule) === undefined, rule.isLong ? cleanLines : cleanText);
const pattern = (allowed: RegExp) => z.string().check(z.regex(allowed));
const email = text(isEmail);
const day = z.custom<Day>((sent) => typeof sent === 'string' && parseDay(sent) !== undefined);

const addressee = {
  firstName: ruled(RULES.firstName),
  lastName: ruled(RULES.lastName),
  street: ruled(RULES.street),
  houseNumber: ruled(RULES.houseNumber),
  supplement: z.optional(ruled(RULES.supplement)),
  postalCode: text((sent) => /^\d{3,10}$/.test(sent)),
  city: ruled(RULES.city),
};

/** Shown by the page, not typed: kept as it came. */
const shown = (rule: TextRule) => z.string().check(z.refine((sent) => textFault(sent, rule) === undefined));

/** `trap`: honeypot field, invisible to people. */
const common = { trap: z.optional(z.string()), isTest: z.optional(z.literal(true)) };

const order = z.strictObject({
  type: z.literal('order'),
  ...common,
  planId: pattern(/^[a-z0-9-]{1,100}$/),
  salutation: z.enum(SALUTATIONS),
  school: z.optional(ruled(RULES.school)),
  payer: z.strictObject({
    ...addressee,
    email,
    phone: z.optional(text((sent) => sent !== '' && phoneFault(sent) === undefined)),
  }),
  startDate: day,
  country: z.optional(pattern(/^[A-Z]{2}$/)),
  area: z.optional(z.enum(AREAS)),
  copies: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_COPIES))),
  paymentMethod: z.enum(PAYMENTS),
  iban: z.optional(
    z.string().check(
      z.overwrite((sent) => plainIban(cleanText(sent))),
      z.maxLength(LONGEST_IBAN),
    ),
  ),
  gift: z.optional(
    z.strictObject({
      cardText: ruled(RULES.cardText),
      recipient: z.optional(z.strictObject(addressee)),
      accessEmail: z.optional(email),
    }),
  ),
  marketingConsent: z.boolean(),
  termsAccepted: z.literal(true),
  seen: z.strictObject({
    lines: z
      .array(z.strictObject({ label: shown(LINE.label), text: shown(LINE.text) }))
      .check(z.minLength(1), z.maxLength(20)),
    texts: pattern(/^[0-9a-f]{16}$/),
    build: day,
    /** Pages of builds before it was introduced lack it. */
    number: z.optional(pattern(/^[0-9a-f]{12}$/)),
  }),
});

const declaration = {
  ...common,
  name: ruled(DECLARATION_RULES.name),
  contract: ruled(DECLARATION_RULES.contract),
  email,
};

const cancellation = z
  .strictObject({
    type: z.literal('cancellation'),
    ...declaration,
    kind: z.enum(['ordinary', 'extraordinary']),
    reason: z.string().check(z.overwrite(cleanLines)),
    end: z.enum(['earliest', 'date']),
    endDate: z.optional(day),
  })
  .check(
    z.refine(({ kind, reason }) =>
      kind === 'ordinary' ? reason === '' : textFault(reason, DECLARATION_RULES.reason) === undefined,
    ),
    z.refine(({ end, endDate }) => (end === 'date') === (endDate !== undefined)),
  );

const withdrawal = z.strictObject({ type: z.literal('withdrawal'), ...declaration });

/** Accepts what the forms send, cleaned. Plan, days, area and prices depend on content and are checked afterwards:
 * messageSchema.safeParse({ type: 'withdrawal', name: 'Mia Sonne', … }).success → true */
export const messageSchema = z.discriminatedUnion('type', [order, cancellation, withdrawal]);

export type Message = z.infer<typeof messageSchema>;
export type OrderMessage = z.infer<typeof order>;
