import type { Day } from 'german/dates/day';
import { useWatch } from 'react-hook-form';
import { figuresOf } from 'subscription/order/figures';
import type { OrderedPlan, OrderValues } from 'subscription/order/values';

const FIELDS = ['startDate', 'area', 'postalCode', 'country', 'copies'] as const;

/** Price of the order, live while the form is filled in. */
export function useLiveQuote(plan: OrderedPlan, today: Day) {
  const [startDate, area, postalCode, country, copies] = useWatch<OrderValues, typeof FIELDS>({ name: FIELDS });
  return figuresOf(plan, { startDate, area, postalCode, country, copies }, today);
}
