import type { Day } from 'german/dates/day';
import { insideArea } from './area';
import { maskIban, plainIban } from './iban';
import type { CheckedOrder } from './schema';
import type { Address, OrderedPlan, PAYMENTS, Person, Recipient, Salutation } from './values';

/** As sent; contains only the fields of its plan. */
export type Order = {
  planId: string;
  salutation: Salutation;
  school?: string;
  payer: Person & Address & { email: string; phone?: string };
  startDate: Day;
  /** Country code; undefined for the publisher's own country. */
  country?: string;
  /** Set where the surcharge applies. */
  area?: 'inside' | 'outside';
  copies?: number;
  paymentMethod: (typeof PAYMENTS)[number];
  iban?: string;
  /** Without `accessEmail`, the payer receives the mail about digital access. */
  gift?: { cardText: string; recipient?: Recipient; accessEmail?: string };
  marketingConsent: boolean;
  termsAccepted: true;
};

const addressOf = ({ street, houseNumber, supplement, postalCode, city }: Address): Address => ({
  street,
  houseNumber,
  ...(supplement && { supplement }),
  postalCode,
  city,
});

/** Drops an IBAN typed before the customer chose to pay by invoice:
 * orderFrom(plan, checked) → { planId: 'gift', paymentMethod: 'invoice', … }, without `iban` */
export function orderFrom(
  plan: Pick<OrderedPlan, 'id' | 'asks' | 'postalSurcharge' | 'delivery'>,
  checked: CheckedOrder,
): Order {
  const { firstName, lastName, email, phone, recipient } = checked;
  const { asks } = plan;
  const iban = checked.paymentMethod === 'sepa' ? plainIban(checked.iban) : '';
  return {
    planId: plan.id,
    salutation: checked.salutation,
    ...(asks.school && { school: checked.school }),
    payer: { firstName, lastName, ...addressOf(checked), email, ...(phone && { phone }) },
    startDate: checked.startDate,
    ...(checked.country !== plan.delivery.countries[0].code && { country: checked.country }),
    ...(plan.postalSurcharge && { area: insideArea(plan, checked) ? 'inside' : 'outside' }),
    ...(asks.copies && { copies: checked.copies }),
    paymentMethod: checked.paymentMethod,
    ...(iban && { iban }),
    ...(asks.gift && {
      gift: {
        cardText: checked.cardText,
        ...(checked.toRecipient && {
          recipient: { firstName: recipient.firstName, lastName: recipient.lastName, ...addressOf(recipient) },
        }),
        ...(checked.toRecipient && checked.accessTo === 'family' && { accessEmail: checked.accessEmail }),
      },
    }),
    marketingConsent: checked.marketingConsent,
    termsAccepted: true,
  };
}

/** Keeps the account number out of the console: withMaskedIban(order) → { …, iban: 'DE•• •••• •••• •••• ••30 00' } */
export const withMaskedIban = (order: Order): Order => (order.iban ? { ...order, iban: maskIban(order.iban) } : order);
