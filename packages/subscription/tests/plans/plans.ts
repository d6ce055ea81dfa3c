import type { Plan } from 'content/kinds';
import { orderedPlan } from 'subscription/order/ordered-plan';
import { planOf, plansInOrder } from 'subscription/plans/in-order';
import { content } from '@/tests/fixtures/content';

/** Every plan of the fixtures, in order. */
export const planIds = plansInOrder(content.plans).map(({ id }) => id);
export const plan = (id: string) => planOf(content.plans, id);
/** Paid ahead for half a year: it ends by itself as a gift does, and is none. */
export const halfYear: Plan = {
  ...plan('gift'),
  id: 'half-year',
  asks: { gift: false, school: false },
  terms: { kind: 'once', issues: 26 },
};
/** A plan as passed to its form. */
export const ordered = (id: string) => orderedPlan(plan(id), content.site);
