import { useWatch } from 'react-hook-form';
import type { Day } from '@/lib/dates/day';
import { isDeliveryDay, readTypedDay } from '@/lib/order/delivery-day';
import { giftLines } from '@/lib/order/gift-lines';
import { type OrderedPlan, type OrderValues, readCopies } from '@/lib/order/values';
import { quote } from '@/lib/plans/quote';
import { quoteLines } from '@/lib/plans/quote-lines';
import { Lines } from './lines';

type Props = { plan: OrderedPlan; heading: string; today: Day };

const MISSING = 'noch kein gültiger Samstag gewählt';

/** What will be ordered, live while the form is filled in, directly above the button (law.md, § 312j (2)). */
export function Review({ plan, heading, today }: Props) {
  const [startDate, area, copies, paymentMethod] = useWatch<
    OrderValues,
    ['startDate', 'area', 'copies', 'paymentMethod']
  >({ name: ['startDate', 'area', 'copies', 'paymentMethod'] });
  const [toRecipient, recipient, accessTo, accessEmail] = useWatch<
    OrderValues,
    ['toRecipient', 'recipient', 'accessTo', 'accessEmail']
  >({ name: ['toRecipient', 'recipient', 'accessTo', 'accessEmail'] });
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
      ? giftLines(toRecipient ? { recipient, ...(accessTo === 'family' && { accessEmail }) } : {})
      : []),
  ];
  return (
    <section className="review" aria-labelledby="review-titel">
      <h3 id="review-titel">{heading}</h3>
      <Lines lines={[...lines, ...more]} />
    </section>
  );
}
