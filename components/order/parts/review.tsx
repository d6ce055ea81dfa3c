import type { Day } from 'german/dates/day';
import { useWatch } from 'react-hook-form';
import { buyerLines } from 'subscription/order/addressee';
import { giftLines } from 'subscription/order/gift-lines';
import type { OrderedPlan, OrderValues } from 'subscription/order/values';
import { quoteLines } from 'subscription/plans/quote-lines';
import { DescriptionList } from './form-parts';
import { useLiveQuote } from './use-figures';

type Props = { plan: OrderedPlan; heading: string; today: Day };

const NO_START = 'noch kein gültiger Samstag gewählt';
const MISSING = 'noch nicht angegeben';

/** Live summary of the order, directly above the button (R-ORD-11, § 312j (2) BGB). */
export function Review({ plan, heading, today }: Props) {
  const values = useWatch({ compute: (all: OrderValues) => all });
  const { toRecipient, recipient, accessTo, accessEmail } = values;
  const { gift, school } = plan.asks;
  const figures = useLiveQuote(plan, today);
  const lines = figures.hasStart
    ? quoteLines(figures.plan, figures.quote)
    : [
        { label: 'Abo', text: plan.title },
        { label: 'Erste Ausgabe', text: NO_START },
      ];
  const more = [
    { label: 'Zahlungsart', text: { sepa: 'SEPA-Lastschrift', invoice: 'Rechnung' }[values.paymentMethod] },
    ...buyerLines({ ...values, payer: values, school: school ? values.school : undefined, isGift: gift }),
    ...(gift ? giftLines(toRecipient ? { recipient, ...(accessTo === 'family' && { accessEmail }) } : {}) : []),
  ];
  return (
    <section className="review" aria-labelledby="review-titel">
      <h3 id="review-titel">{heading}</h3>
      <DescriptionList lines={[...lines, ...more.map(({ label, text }) => ({ label, text: text || MISSING }))]} />
    </section>
  );
}
