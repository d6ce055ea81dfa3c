import { useWatch } from 'react-hook-form';
import type { Day } from '@/lib/dates/day';
import { isDeliveryDay, readTypedDay } from '@/lib/order/delivery-day';
import { type OrderedPlan, type OrderValues, readCopies } from '@/lib/order/values';
import { quote } from '@/lib/plans/quote';
import { quoteLines } from '@/lib/plans/quote-lines';
import { Lines } from './lines';

type Props = { plan: OrderedPlan; heading: string; today: Day };

const MISSING = 'noch kein gültiger Samstag gewählt';

/** What will be ordered, live while the form is filled in, directly above the button (law.md, § 312j (2)). */
export function Review({ plan, heading, today }: Props) {
  const [startDate, area, copies, paymentMethod, toRecipient] = useWatch<
    OrderValues,
    ['startDate', 'area', 'copies', 'paymentMethod', 'toRecipient']
  >({ name: ['startDate', 'area', 'copies', 'paymentMethod', 'toRecipient'] });
  const typed = readTypedDay(startDate);
  const chosen = typed && isDeliveryDay(typed, today) ? typed : undefined;
  const lines = chosen
    ? quoteLines(plan, quote(plan, chosen, area === 'inside', readCopies(copies)))
    : [
        { label: 'Abo', text: plan.title },
        { label: 'Erste Ausgabe', text: MISSING },
      ];
  const more = [
    { label: 'Zahlungsart', text: paymentMethod === 'sepa' ? 'SEPA-Lastschrift' : 'Rechnung' },
    ...(plan.terms.kind === 'once'
      ? [{ label: 'Lieferung', text: toRecipient ? 'direkt an das beschenkte Kind' : 'an Ihre Anschrift' }]
      : []),
  ];
  return (
    <section className="review" aria-labelledby="review-titel">
      <h3 id="review-titel">{heading}</h3>
      <Lines lines={[...lines, ...more]} />
    </section>
  );
}
