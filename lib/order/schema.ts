import * as z from 'zod/mini';
import type { Day } from '@/lib/dates/day';
import type { QuotedPlan } from '@/lib/plans/quote';
import { isDeliveryDay, readTypedDay } from './delivery-day';
import { isEmail } from './email';
import {
  accessMessage,
  CARD_LIMIT,
  CHOOSE,
  cardMessage,
  copiesMessage,
  MESSAGES,
  MINIMUM,
  recipientMessage,
} from './messages';
import { ACCESS, AREAS, type OrderValues, PAYMENTS, readCopies, SALUTATIONS } from './values';

// The page's security policy forbids code made of strings.
z.config({ jitless: true });

/** Characters as people count them: one emoji is one. */
const lengthOf = (text: string) => [...text].length;

const atLeast = (field: keyof typeof MINIMUM, message: string) =>
  z.string(message).check(
    z.trim(),
    z.refine((text) => lengthOf(text) >= MINIMUM[field], message),
  );

const mailAddress = (message: string) => z.string(message).check(z.trim(), z.refine(isEmail, message));

const free = z.string().check(z.trim());

/** Not looked at: the gift goes to the payer. */
const anywhere = { firstName: free, lastName: free, street: free, houseNumber: free, postalCode: free, city: free };

/** A name with its address: the payer's or the recipient's, each with messages of its own. */
const addressee = (message: (field: keyof typeof MESSAGES) => string) => ({
  firstName: atLeast('firstName', message('firstName')),
  lastName: atLeast('lastName', message('lastName')),
  street: atLeast('street', message('street')),
  houseNumber: atLeast('houseNumber', message('houseNumber')),
  postalCode: atLeast('postalCode', message('postalCode')),
  city: atLeast('city', message('city')),
});

const optionalPhone = z.string(MESSAGES.phone).check(
  z.trim(),
  z.refine((text) => text === '' || lengthOf(text) >= MINIMUM.phone, MESSAGES.phone),
);

const startDate = (today: Day) =>
  z.pipe(
    z.string(MESSAGES.startDate).check(
      z.refine((text) => {
        const day = readTypedDay(text);
        return day !== undefined && isDeliveryDay(day, today);
      }, MESSAGES.startDate),
    ),
    z.transform((text) => readTypedDay(text) as Day),
  );

const copies = (terms: QuotedPlan['terms']) => {
  const minimum = terms.kind === 'schoolYear' ? terms.minimumCopies : 1;
  const message = copiesMessage(minimum);
  return z.pipe(
    z.string(message).check(z.refine((text) => (readCopies(text) ?? 0) >= minimum, message)),
    z.transform(Number),
  );
};

type Situation = { terms: QuotedPlan['terms']; today: Day } & Pick<OrderValues, 'toRecipient' | 'accessTo'>;

/** The form's rules (spec 1 §5). What they say depends on the plan, the visitor's day and whether the gift goes elsewhere. */
export const orderSchema = ({
  terms,
  today,
  toRecipient,
  accessTo,
}: Situation): z.ZodMiniType<CheckedOrder, OrderValues> =>
  z.object({
    salutation: z.enum(SALUTATIONS, MESSAGES.salutation),
    ...addressee((field) => MESSAGES[field]),
    school: free,
    email: mailAddress(MESSAGES.email),
    phone: optionalPhone,
    startDate: startDate(today),
    area: z.enum(AREAS, CHOOSE),
    copies: copies(terms),
    paymentMethod: z.enum(PAYMENTS, CHOOSE),
    iban: free,
    toRecipient: z.boolean(),
    recipient: z.object(toRecipient ? addressee(recipientMessage) : anywhere),
    accessTo: z.enum(ACCESS, CHOOSE),
    accessEmail: toRecipient && accessTo === 'family' ? mailAddress(accessMessage) : free,
    cardText: free.check(z.refine((text) => lengthOf(text) <= CARD_LIMIT, cardMessage)),
    marketingConsent: z.boolean(),
    termsAccepted: z.boolean(MESSAGES.termsAccepted).check(z.refine((accepted) => accepted, MESSAGES.termsAccepted)),
  });

export type CheckedOrder = Omit<OrderValues, 'salutation' | 'startDate' | 'copies'> & {
  salutation: (typeof SALUTATIONS)[number];
  startDate: Day;
  copies: number;
};
