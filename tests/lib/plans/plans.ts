import { content } from '@/lib/content';
import type { PlanId } from '@/lib/content/kinds';
import { orderedPlan } from '@/lib/order/ordered-plan';
import { planOf } from '@/lib/plans/in-order';

export const plan = (id: PlanId) => planOf(content.plans, id);
/** As its form is handed it. */
export const ordered = (id: PlanId) => orderedPlan(plan(id), content.site);
