import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { christmasDelivery } from 'subscription/order/delivery-day';
import { holdsUntil } from 'subscription/order/holds-until';
import { orderedPlan } from 'subscription/order/ordered-plan';
import { emptyOrder } from 'subscription/order/values';
import { content } from '@/tests/fixtures/content';

const PLANS = content.plans.map((plan) => [plan.id, orderedPlan(plan, content.site)] as const);
const YEARS = 3;
const from: Day = '2026-11-01';
const built = Array.from({ length: YEARS * 365 }, (_, ahead) => addDays(from, ahead));

test.each(PLANS)(
  'for 30 days after any build, the order page %s shows a valid start date or is hydrated at once',
  (_id, plan) => {
    const known = new Map<Day, string>();
    const said = (day: Day) => {
      const text = known.get(day) ?? `${emptyOrder(plan, day).startDate} ${christmasDelivery(day, plan.delivery)}`;
      known.set(day, text);
      return text;
    };
    const wrong = built.flatMap((day) => {
      const last = holdsUntil(plan, day);
      return Array.from({ length: 30 }, (_, ahead) => addDays(day, ahead + 1))
        .filter((visit) => visit <= last && said(visit) !== said(day))
        .map((visit) => `${day}: ${visit}`);
    });
    expect(wrong).toEqual([]);
  },
);

test.each(PLANS)('the order page %s is hydrated early only once its start date is outdated', (_id, plan) => {
  const day = built[0] as Day;
  const next = addDays(holdsUntil(plan, day), 1);
  expect(holdsUntil(plan, day) >= day).toBe(true);
  expect(emptyOrder(plan, next).startDate).not.toBe(emptyOrder(plan, day).startDate);
});
