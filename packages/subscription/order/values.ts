import type { Plan } from 'content/kinds';
import type { Dated } from 'content/offer';
import type { Day } from 'german/dates/day';
import type { Delivery } from '../plans/delivery';
import type { QuotedPlan } from '../plans/quote';
import { deliveryRange } from './delivery-day';
import { typedDay } from './typed-day';

export const SALUTATIONS = ['Frau', 'Herr', 'Divers', 'Keine Angabe'] as const;
export type Salutation = (typeof SALUTATIONS)[number];

export const AREAS = ['inside', 'outside'] as const;
export const PAYMENTS = ['sepa', 'invoice'] as const;
/** Recipient of the mail about a gift's digital access. */
export const ACCESS = ['payer', 'family'] as const;

export type Person = { firstName: string; lastName: string };
export type Address = {
  street: string;
  houseNumber: string;
  /** 'c/o Sonne', 'Hinterhaus'. */
  supplement?: string | undefined;
  postalCode: string;
  city: string;
};
export type Recipient = Person & Address;

/** Raw form input. */
export type OrderValues = Person &
  Address & {
    supplement: string;
    salutation: Salutation | '';
    school: string;
    email: string;
    phone: string;
    startDate: string;
    /** Country of the postcode. */
    country: string;
    /** The customer's answer, used if the postcode does not determine the area. */
    area: (typeof AREAS)[number];
    copies: string;
    paymentMethod: (typeof PAYMENTS)[number];
    iban: string;
    toRecipient: boolean;
    recipient: Recipient & { supplement: string };
    accessTo: (typeof ACCESS)[number];
    accessEmail: string;
    cardText: string;
    marketingConsent: boolean;
    termsAccepted: boolean;
  };

/** Serializable, as an island receives it in its props. */
export type OrderedPlan = QuotedPlan & {
  id: string;
  title: string;
  asks: Plan['asks'];
  ending: string[];
  submit: string;
  delivery: Delivery;
  offer?: Dated | undefined;
};

const NOBODY: OrderValues['recipient'] = {
  firstName: '',
  lastName: '',
  street: '',
  houseNumber: '',
  supplement: '',
  postalCode: '',
  city: '',
};

/** R-ORD-3: emptyOrder(plan, '2026-11-22') → { startDate: '28.11.2026', country: 'DE', paymentMethod: 'sepa', … } */
export const emptyOrder = ({ asks, delivery }: Pick<OrderedPlan, 'asks' | 'delivery'>, today: Day): OrderValues => ({
  ...NOBODY,
  salutation: '',
  school: '',
  email: '',
  phone: '',
  startDate: typedDay(deliveryRange(today, delivery).first),
  country: delivery.countries[0].code,
  area: 'inside',
  copies: String(asks.copies?.minimum ?? 1),
  paymentMethod: 'sepa',
  iban: '',
  toRecipient: false,
  recipient: NOBODY,
  accessTo: 'payer',
  accessEmail: '',
  cardText: '',
  marketingConsent: false,
  termsAccepted: false,
});
