import { PLAN_IDS, type Plan, type PlanId } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import { planAsOf } from './offer';

export const planOf = (plans: Plan[], id: PlanId): Plan => {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`content/plans/${id}.yaml fehlt`);
  return plan;
};

/** R-PLAN-1 */
export const plansInOrder = (plans: Plan[]) => PLAN_IDS.map((id) => planOf(plans, id));

/** Under the names they may bear on a day, for texts written once, when the site is built. */
export const plansAsOf = (plans: Plan[], today: Day) => plansInOrder(plans).map((plan) => planAsOf(plan, today));
