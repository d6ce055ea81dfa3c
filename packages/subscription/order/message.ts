import { quoteLines } from '../plans/quote-lines';
import { figuresOfOrder } from './figures';
import type { Order } from './order';
import type { OrderedPlan } from './values';
import type { OrderMessage } from './wire';

/**
 * The order as sent to the receiver, including what the customer saw above the button. `page`: version of the legal
 * texts, day and number of the build:
 * orderMessage(plan, order, page) → { type: 'order', planId: 'year', …, seen: { lines: [{ label: 'Abo',
 * text: 'Jahresabo' }, …], … } }
 */
export function orderMessage(plan: OrderedPlan, order: Order, page: Omit<OrderMessage['seen'], 'lines'>): OrderMessage {
  const figures = figuresOfOrder(plan, order);
  return { type: 'order', ...order, seen: { lines: quoteLines(figures.plan, figures.quote), ...page } };
}
