import { planAsOf } from 'content/offer';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { christmasDelivery, deliveryRange } from './delivery-day';
import { emptyOrder, type OrderedPlan } from './values';

/** Date-dependent texts of an untouched order page. */
function textsOn(plan: OrderedPlan, day: Day): string {
  const { last: _, ...start } = deliveryRange(day, plan.delivery);
  const christmas = christmasDelivery(day, plan.delivery);
  return JSON.stringify([emptyOrder(plan, day).startDate, start, christmas, planAsOf(plan, day).title]);
}

/** Last day on which the built order page is still correct: holdsUntil(plan, '2026-11-24') → '2026-11-25' */
export function holdsUntil(plan: OrderedPlan, builtOn: Day): Day {
  const built = textsOn(plan, builtOn);
  let last = builtOn;
  // Terminates: the first delivery day changes weekly.
  while (textsOn(plan, addDays(last, 1)) === built) last = addDays(last, 1);
  return last;
}
