import { useWatch } from 'react-hook-form';
import type { Day } from '@/lib/dates/day';
import { giftLines } from '@/lib/order/gift-lines';
import type { OrderedPlan, OrderValues } from '@/lib/order/values';
import { quoteLines } from '@/lib/plans/quote-lines';
import { DescriptionList } from './form-parts';
import { useLiveQuote } from './use-figures';

type Props = { plan: OrderedPlan; heading: string; today: Day };

const MISSING = 'noch kein gültiger Samstag gewählt';

/** Live summary of the order, directly above the button (R-ORD-11, § 312j (2) BGB). */
export function Review({ plan, heading, today }: Props) {
  const [paymentMethod, toRecipient, recipient, accessTo, accessEmail] = useWatch<
    OrderValues,
    ['paymentMethod', 'toRecipient', 'recipient', 'accessTo', 'accessEmail']
  >({ name: ['paymentMethod', 'toRecipient', 'recipient', 'accessTo', 'accessEmail'] });
  const figures = useLiveQuote(plan, today);
  const lines = figures.hasStart
    ? quoteLines(figures.plan, figures.quote)
    : [
        { label: 'Abo', text: plan.title },
        { label: 'Erste Ausgabe', text: MISSING },
      ];
  const more = [
    { label: 'Zahlungsart', text: { sepa: 'SEPA-Lastschrift', invoice: 'Rechnung' }[paymentMethod] },
    ...(plan.asks.gift
      ? giftLines(toRecipient ? { recipient, ...(accessTo === 'family' && { accessEmail }) } : {})
      : []),
  ];
  return (
    <section className="review" aria-labelledby="review-titel">
      <h3 id="review-titel">{heading}</h3>
      <DescriptionList lines={[...lines, ...more]} />
    </section>
  );
}
