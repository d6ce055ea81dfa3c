import type { Plan } from 'content/kinds';
import { planAsOf } from 'content/offer';
import type { Day } from 'german/dates/day';

/** planOf(plans, 'gift').title → 'Geschenkabo'; throws if it is missing */
export const planOf = (plans: Plan[], id: string): Plan => {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`content/plans/${id}.yaml fehlt`);
  return plan;
};

/** R-PLAN-1: plansInOrder(plans) → [trial, gift, year, class] */
export const plansInOrder = (plans: Plan[]) => plans.toSorted((one, other) => one.position - other.position);

/** For texts fixed at build time: plansAsOf(plans, '2026-06-21')[2].title → 'Jahresabo mit … (Zoo-Aktion abgelaufen)' */
export const plansAsOf = (plans: Plan[], today: Day) => plansInOrder(plans).map((plan) => planAsOf(plan, today));
