import { planAsOf } from 'content/offer';
import { addDays, daysBetween } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { deliveryRange } from 'subscription/order/delivery-day';
import { orderedPlan } from 'subscription/order/ordered-plan';
import { typedDay } from 'subscription/order/typed-day';
import { pauseOn } from 'subscription/plans/delivery';
import { quote } from 'subscription/plans/quote';
import { quoteLines } from 'subscription/plans/quote-lines';
import { built, planNamed } from './built';

/** Five moments at which date arithmetic often fails. */
export const MOMENTS = [
  { when: 'a Saturday, which counts itself', now: '2026-11-21T10:00:00+01:00' },
  { when: 'Sunday, 23:30', now: '2026-11-22T23:30:00+01:00' },
  { when: '31 December', now: '2026-12-31T12:00:00+01:00' },
  { when: 'the day the clocks go forward', now: '2027-03-28T01:59:00+01:00' },
  { when: 'the day the clocks go back', now: '2027-10-31T02:30:00+01:00' },
] as const;

const said = (day: Parameters<typeof typedDay>[0]) => ({ day, typed: typedDay(day), long: formatDay(day) });

/** The first Saturday on which a plan can start at that moment, and the next delivery, some weeks later. */
export function startsAt(id: string, now: string) {
  const { delivery } = orderedPlan(planNamed(id), built.site);
  const { first } = deliveryRange(today(new Date(now)), delivery);
  let next = addDays(first, 7);
  while (pauseOn(next, delivery)) next = addDays(next, 7);
  return { first: said(first), next: said(next), weeks: daysBetween(first, next) / 7 };
}

/** Payments and duration that review and receipt must state at that moment, inside the delivery area. The amounts
 * themselves are tested in packages/subscription/tests/plans. */
export function promised(id: string, now: string): Record<string, string> {
  const plan = planAsOf(orderedPlan(planNamed(id), built.site), today(new Date(now)));
  const lines = quoteLines(plan, quote(plan, startsAt(id, now).first.day, true, plan.asks.copies?.minimum));
  return Object.fromEntries(lines.map(({ label, text }) => [label, text].map((words) => words.replace(/\s+/g, ' '))));
}
