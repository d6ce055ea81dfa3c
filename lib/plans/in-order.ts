import { PLAN_IDS, type Plan, type PlanId } from '@/lib/content/kinds';

/** The plan of an id; content always holds all four. */
export const planOf = (plans: Plan[], id: PlanId): Plan => {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`content/plans/${id}.yaml fehlt`);
  return plan;
};

/** The four plans in the order of the specification: trial, gift, year, class (spec 1 §2). */
export const plansInOrder = (plans: Plan[]) => PLAN_IDS.map((id) => planOf(plans, id));
