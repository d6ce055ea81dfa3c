import { formatPrice } from 'german/money';
import type { Quote, QuotedPlan } from './quote';

/** Always visible while the form is filled in. */
type ShownPlan = Pick<QuotedPlan, 'is' | 'price' | 'terms'>;
type PlanSummary = { price: string; period: string; after: string };

function costs({ price, terms }: ShownPlan, quote: Quote): PlanSummary {
  const amount = formatPrice(quote.priceCents);
  const monthly = formatPrice(quote.monthlyCents ?? 0);
  switch (terms.kind) {
    case 'trial':
      return { price: amount, period: price.period, after: `danach ${monthly} im Monat` };
    case 'once':
      return { price: amount, period: price.period, after: 'endet von selbst' };
    case 'monthly':
      return { price: monthly, period: price.period, after: `${terms.firstTermMonths} Monate fest` };
    case 'schoolYear':
      return quote.copies
        ? {
            price: `ab ${formatPrice(quote.firstTermCents ?? 0)}`,
            period: 'im Schuljahr',
            after: `für ${quote.copies}\u00a0Exemplare`,
          }
        : { price: `ab ${amount}`, period: price.period, after: '' };
    default:
      return terms satisfies never;
  }
}

/** planSummary(trial, quote(trial, '2026-11-28', false)) → { price: '0 €', period: 'für 4 Wochen', after: 'danach 10,90 € im Monat' } */
export function planSummary(plan: ShownPlan, quote: Quote): PlanSummary {
  const short = costs(plan, quote);
  return plan.is === 'request' ? { ...short, after: [short.after, 'unverbindlich'].filter(Boolean).join(', ') } : short;
}
