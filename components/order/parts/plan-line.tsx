import type { Day } from 'german/dates/day';
import type { OrderedPlan } from 'subscription/order/values';
import { planSummary } from 'subscription/plans/in-short';
import { usePublishQuote } from './shown-quote';
import { useLiveQuote } from './use-figures';

/** The plan in one line, sticky on phones while the form is filled in. Hidden from screen readers, which read the same
 * in the coupon before the form and in the review after it. */
export function PlanLine({ plan, today }: { plan: OrderedPlan; today: Day }) {
  const { quote } = useLiveQuote(plan, today);
  usePublishQuote(quote);
  const { price, period, after } = planSummary(plan, quote);
  return (
    <p className="plan-line" aria-hidden="true">
      <strong>{plan.title}</strong>
      <span key={price + after}>
        <b>{price}</b> {period}
        <br />
        {after}
      </span>
    </p>
  );
}
