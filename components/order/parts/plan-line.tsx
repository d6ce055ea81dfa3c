import type { Day } from '@/lib/dates/day';
import type { OrderedPlan } from '@/lib/order/values';
import { planInShort } from '@/lib/plans/in-short';
import { useShowQuote } from './shown-quote';
import { useFigures } from './use-figures';

/**
 * The plan in one line, at the top of a phone's window while the form is filled in. For the eyes alone: whoever listens
 * has it from the coupon before and from the review after, and would hear it a third time.
 */
export function PlanLine({ plan, today }: { plan: OrderedPlan; today: Day }) {
  const { quote } = useFigures(plan, today);
  useShowQuote(quote);
  const { price, period, after } = planInShort(plan, quote);
  return (
    <p className="plan-line" aria-hidden="true">
      <strong>{plan.title}</strong>
      <span>
        <b>{price}</b> {period}
        <br />
        {after}
      </span>
    </p>
  );
}
