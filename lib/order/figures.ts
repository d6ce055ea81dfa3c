import type { Day } from '@/lib/dates/day';
import { type Quote, quote } from '@/lib/plans/quote';
import { insideArea, planFor } from './area';
import { readCopies } from './copies';
import { readStart } from './delivery-day';
import type { Order } from './order';
import type { OrderedPlan, OrderValues } from './values';

/** The plan as it goes to the address, and what it costs there. */
export type Figures = { plan: OrderedPlan; quote: Quote };

export type TypedFigures = Pick<OrderValues, 'startDate' | 'area' | 'postalCode' | 'country' | 'copies'>;

/** What the form's values cost as they are typed; undefined as long as no day is given that the first issue can come on. */
export function figuresOf(plan: OrderedPlan, values: TypedFigures, today: Day): Figures | undefined {
  const start = readStart(values.startDate, today, plan.delivery);
  const sent = planFor(plan, values.country);
  return (
    start && { plan: sent, quote: quote(sent, start, insideArea(plan, values), readCopies(values.copies, plan.terms)) }
  );
}

/** What an order costs. */
export function figuresOfOrder(plan: OrderedPlan, order: Order): Figures {
  const sent = planFor(plan, order.country ?? plan.delivery.countries[0].code);
  return { plan: sent, quote: quote(sent, order.startDate, order.area !== 'outside', order.copies) };
}
