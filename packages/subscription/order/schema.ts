import type { Day } from 'german/dates/day';
import * as z from 'zod/mini';
import { anyText, mailField, textField, textWith } from './checked';
import { copiesFault, readCopies } from './copies';
import { startFault } from './delivery-day';
import { accessMessage, CHOOSE, forRecipient, MESSAGES } from './messages';
import { countryOf, postcodeFault, readPostcode } from './postcode';
import { phoneFault, RULES } from './rules';
import type { TextRule } from './text';
import { readTypedDay } from './typed-day';
import { ACCESS, AREAS, type OrderedPlan, type OrderValues, PAYMENTS, SALUTATIONS } from './values';

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
    supplement: line(RULES.supplement),
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

const anywhere = {
  firstName: anyText,
  lastName: anyText,
  street: anyText,
  houseNumber: anyText,
  supplement: anyText,
  postalCode: anyText,
  city: anyText,
};

/** R-ORD-4: orderSchema(situation).safeParse(typed).data → { startDate: '2026-11-28', copies: 1, … } */
export function orderSchema(situation: Situation): z.ZodMiniType<CheckedOrder, OrderValues> {
  const { asks, delivery, today, toRecipient, accessTo, paymentMethod } = situation;
  const startDate = textWith((text) => startFault(text, today, delivery));
  return z.object({
    salutation: z.enum(SALUTATIONS, MESSAGES.salutation),
    ...addressee(situation),
    school: asks.school ? textField(RULES.school) : anyText,
    email: mailField(MESSAGES.email),
    phone: textWith(phoneFault),
    startDate: z.pipe(
      startDate,
      z.transform((text) => readTypedDay(text, today) as Day),
    ),
    country: z.string(),
    area: z.enum(AREAS, CHOOSE),
    copies: z.pipe(
      textWith((text) => copiesFault(text, asks)),
      z.transform((text) => readCopies(text, asks) ?? 1),
    ),
    paymentMethod: z.enum(PAYMENTS, CHOOSE),
    iban: paymentMethod === 'sepa' ? textField(RULES.iban) : anyText,
    toRecipient: z.boolean(),
    recipient: z.object(toRecipient ? addressee(situation, forRecipient) : anywhere),
    accessTo: z.enum(ACCESS, CHOOSE),
    accessEmail: toRecipient && accessTo === 'family' ? mailField(accessMessage) : anyText,
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
