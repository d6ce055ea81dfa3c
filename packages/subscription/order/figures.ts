import type { Day } from 'german/dates/day';
import { type Quote, quote } from '../plans/quote';
import { insideArea, planFor } from './area';
import { readCopies } from './copies';
import { deliveryRange, readStart } from './delivery-day';
import type { Order } from './order';
import type { OrderedPlan, OrderValues } from './values';

/** Plan and prices for the delivery address. */
export type Figures = { plan: OrderedPlan; quote: Quote };

type TypedFigures = Pick<OrderValues, 'startDate' | 'area' | 'postalCode' | 'country' | 'copies'>;

/** Uses the first possible day if the typed start is invalid: figuresOf(plan, values, today) → { plan, quote, hasStart: false } */
export function figuresOf(plan: OrderedPlan, values: TypedFigures, today: Day): Figures & { hasStart: boolean } {
  const start = readStart(values.startDate, today, plan.delivery);
  const sent = planFor(plan, values.country);
  const first = start ?? deliveryRange(today, plan.delivery).first;
  const copies = readCopies(values.copies, plan.asks);
  return { plan: sent, quote: quote(sent, first, insideArea(plan, values), copies), hasStart: start !== undefined };
}

/** figuresOfOrder(plan, order) → { plan, quote: { startCents: 1090, … } } */
export function figuresOfOrder(plan: OrderedPlan, order: Order): Figures {
  const sent = planFor(plan, order.country ?? plan.delivery.countries[0].code);
  return { plan: sent, quote: quote(sent, order.startDate, order.area !== 'outside', order.copies) };
}
