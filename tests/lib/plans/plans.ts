import { content } from '@/lib/content';
import type { PlanId } from '@/lib/content/kinds';
import { orderedPlan } from '@/lib/order/ordered-plan';
import { planOf } from '@/lib/plans/in-order';

export const plan = (id: PlanId) => planOf(content.plans, id);
/** A plan as passed to its form. */
export const ordered = (id: PlanId) => orderedPlan(plan(id), content.site);
