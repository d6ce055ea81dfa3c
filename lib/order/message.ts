import { quoteLines } from '@/lib/plans/quote-lines';
import { figuresOfOrder } from './figures';
import type { Order } from './order';
import type { OrderedPlan } from './values';
import type { OrderMessage } from './wire';

/** As it goes to the receiver, with what the buyer saw above the button; `page` names the version of the legal texts and
 * the day of the build. → { type: 'order', planId: 'year', …, seen: { lines: [{ label: 'Abo', text: 'Jahresabo' }, …], … } } */
export function orderMessage(plan: OrderedPlan, order: Order, page: Omit<OrderMessage['seen'], 'lines'>): OrderMessage {
  const figures = figuresOfOrder(plan, order);
  return { type: 'order', ...order, seen: { lines: quoteLines(figures.plan, figures.quote), ...page } };
}
