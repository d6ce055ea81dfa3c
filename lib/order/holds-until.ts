import { addDays } from '@/lib/dates/arithmetic';
import type { Day } from '@/lib/dates/day';
import { planAsOf } from '@/lib/plans/offer';
import { christmasDelivery, deliveryRange } from './delivery-day';
import { emptyOrder, type OrderedPlan } from './values';

/** What an order page says by the visitor's day, before anybody touches it. */
function saidOn(plan: OrderedPlan, day: Day): string {
  const { last: _, ...start } = deliveryRange(day, plan.delivery);
  const christmas = christmasDelivery(day, plan.delivery);
  return JSON.stringify([emptyOrder(plan, day).startDate, start, christmas, planAsOf(plan, day).title]);
}

/** The last day on which an order page is right as it was built: holdsUntil(plan, '2026-11-24') → '2026-11-25' */
export function holdsUntil(plan: OrderedPlan, builtOn: Day): Day {
  const built = saidOn(plan, builtOn);
  let last = builtOn;
  // A first delivery moves on each week, so this ends soon.
  while (saidOn(plan, addDays(last, 1)) === built) last = addDays(last, 1);
  return last;
}
