import * as z from 'zod/mini';
import type { Day } from '@/lib/dates/day';
import { textField, textWith } from './checked';
import { copiesFault } from './copies';
import { startFault } from './delivery-day';
import { isEmail } from './email';
import { accessMessage, CHOOSE, forRecipient, MESSAGES } from './messages';
import { countryOf, postcodeFault, readPostcode } from './postcode';
import { phoneFault, RULES } from './rules';
import type { TextRule } from './text';
import { readTypedDay } from './typed-day';
import { ACCESS, AREAS, type OrderedPlan, type OrderValues, PAYMENTS, SALUTATIONS } from './values';

const mailAddress = (message: string) => z.string(message).check(z.trim(), z.refine(isEmail, message));

/** Field is hidden. */
const free = z.string().check(z.trim());

type Situation = Pick<OrderedPlan, 'asks' | 'delivery'> & { today: Day } & Pick<
    OrderValues,
    'toRecipient' | 'accessTo' | 'country' | 'paymentMethod'
  >;

/** Fields of the payer, or of the recipient, whose messages mention the recipient. */
function addressee({ delivery, country }: Situation, say = (message: string) => message) {
  const where = countryOf(country, delivery);
  const isOnly = delivery.countries.length === 1;
  const line = (rule: TextRule) => textField({ ...rule, what: say(rule.what), short: say(rule.short) });
  return {
    firstName: line(RULES.firstName),
    lastName: line(RULES.lastName),
    street: line(RULES.street),
    houseNumber: line(RULES.houseNumber),
    postalCode: z.pipe(
      textWith((text) => {
        const fault = postcodeFault(text, where, isOnly);
        return fault && say(fault);
      }),
      z.transform((text) => readPostcode(text, where) ?? text),
    ),
    city: line(RULES.city),
  };
}

const anywhere = { firstName: free, lastName: free, street: free, houseNumber: free, postalCode: free, city: free };

/** R-ORD-4: orderSchema(situation).safeParse(typed).data → { startDate: '2026-11-28', copies: 1, … } */
export function orderSchema(situation: Situation): z.ZodMiniType<CheckedOrder, OrderValues> {
  const { asks, delivery, today, toRecipient, accessTo, paymentMethod } = situation;
  const startDate = textWith((text) => startFault(text, today, delivery));
  return z.object({
    salutation: z.enum(SALUTATIONS, MESSAGES.salutation),
    ...addressee(situation),
    school: asks.school ? textField(RULES.school) : free,
    email: mailAddress(MESSAGES.email),
    phone: textWith(phoneFault),
    startDate: z.pipe(
      startDate,
      z.transform((text) => readTypedDay(text, today) as Day),
    ),
    country: z.string(),
    area: z.enum(AREAS, CHOOSE),
    copies: z.pipe(
      textWith((text) => copiesFault(text, asks)),
      z.transform(Number),
    ),
    paymentMethod: z.enum(PAYMENTS, CHOOSE),
    iban: paymentMethod === 'sepa' ? textField(RULES.iban) : free,
    toRecipient: z.boolean(),
    recipient: z.object(toRecipient ? addressee(situation, forRecipient) : anywhere),
    accessTo: z.enum(ACCESS, CHOOSE),
    accessEmail: toRecipient && accessTo === 'family' ? mailAddress(accessMessage) : free,
    cardText: textField(RULES.cardText),
    marketingConsent: z.boolean(),
    termsAccepted: z.boolean(MESSAGES.termsAccepted).check(z.refine((accepted) => accepted, MESSAGES.termsAccepted)),
  });
}

export type CheckedOrder = Omit<OrderValues, 'salutation' | 'startDate' | 'copies'> & {
  salutation: (typeof SALUTATIONS)[number];
  startDate: Day;
  copies: number;
};
