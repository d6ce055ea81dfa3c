// What an order needs from the press of its button on: it is loaded once the form is hydrated, and no order is sent without it.
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { today } from '@/lib/dates/day';
import { type CheckedOrder, orderSchema } from '@/lib/order/schema';
import type { OrderedPlan, OrderValues } from '@/lib/order/values';

export { keptReceipt } from '@/lib/order/kept';
export { orderMessage } from '@/lib/order/message';
export { orderFrom, withMaskedIban } from '@/lib/order/order';
export { receiptOf } from '@/lib/order/receipt';
export { sendMessage } from '@/lib/order/send';
export { Success } from './success';

/** What is required depends on the plan and on what was chosen. */
export const orderResolver =
  (plan: OrderedPlan): Resolver<OrderValues, unknown, CheckedOrder> =>
  (values, context, options) =>
    zodResolver(orderSchema({ ...values, ...plan, today: today() }))(values, context, options);
