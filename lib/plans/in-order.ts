import { PLAN_IDS, type Plan, type PlanId } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import { planAsOf } from './offer';

/** The plan of an id; content always holds all four. */
export const planOf = (plans: Plan[], id: PlanId): Plan => {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`content/plans/${id}.yaml fehlt`);
  return plan;
};

/** The four plans in the order of the specification: trial, gift, year, class (R-PLAN-1). */
export const plansInOrder = (plans: Plan[]) => PLAN_IDS.map((id) => planOf(plans, id));

/** The same, each under the name it may bear on a day: for texts that are written once, when the site is built. */
export const plansAsOf = (plans: Plan[], today: Day) => plansInOrder(plans).map((plan) => planAsOf(plan, today));
