import { content } from '@/lib/content';
import { orderedPlan } from '@/lib/order/ordered-plan';
import { planOf, plansInOrder } from '@/lib/plans/in-order';

/** Every plan of the fixtures, in order. */
export const planIds = plansInOrder(content.plans).map(({ id }) => id);
export const plan = (id: string) => planOf(content.plans, id);
/** A plan as passed to its form. */
export const ordered = (id: string) => orderedPlan(plan(id), content.site);
