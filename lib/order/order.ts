import type { PlanId } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import { maskIban } from './iban';
import type { CheckedOrder } from './schema';
import type { Address, OrderedPlan, Person, Recipient, Salutation } from './values';

/** An order as it is sent: only what its plan asks for. */
export type Order = {
  planId: PlanId;
  salutation: Salutation;
  school?: string;
  payer: Person & Address & { email: string; phone?: string };
  startDate: Day;
  /** Where the surcharge applies: delivered inside the area or by post. */
  area?: 'inside' | 'outside';
  copies?: number;
  paymentMethod: 'sepa' | 'invoice';
  iban?: string;
  /** Without `accessEmail` the mail with the digital access goes to the payer, as all other mail does. */
  gift?: { cardText: string; recipient?: Recipient; accessEmail?: string };
  marketingConsent: boolean;
  termsAccepted: true;
};

/** Takes from the checked form what belongs to the plan; an IBAN typed before choosing the invoice stays at home. */
export function orderFrom(plan: Pick<OrderedPlan, 'id' | 'terms' | 'postalSurcharge'>, checked: CheckedOrder): Order {
  const { firstName, lastName, street, houseNumber, postalCode, city, email, phone } = checked;
  const { kind } = plan.terms;
  return {
    planId: plan.id,
    salutation: checked.salutation,
    ...(kind === 'schoolYear' && checked.school && { school: checked.school }),
    payer: { firstName, lastName, street, houseNumber, postalCode, city, email, ...(phone && { phone }) },
    startDate: checked.startDate,
    ...(plan.postalSurcharge && { area: checked.area }),
    ...(kind === 'schoolYear' && { copies: checked.copies }),
    paymentMethod: checked.paymentMethod,
    ...(checked.paymentMethod === 'sepa' && checked.iban && { iban: checked.iban.replace(/\s/g, '').toUpperCase() }),
    ...(kind === 'once' && {
      gift: {
        cardText: checked.cardText,
        ...(checked.toRecipient && { recipient: checked.recipient }),
        ...(checked.toRecipient && checked.accessTo === 'family' && { accessEmail: checked.accessEmail }),
      },
    }),
    marketingConsent: checked.marketingConsent,
    termsAccepted: true,
  };
}

/** The order as the console shows it: nobody reads an account number there. */
export const withMaskedIban = (order: Order): Order => (order.iban ? { ...order, iban: maskIban(order.iban) } : order);
