// Code an order needs on submit: loaded once the form is hydrated; no order is sent without it.
import { zodResolver } from '@hookform/resolvers/zod';
import { today } from 'german/dates/day';
import type { Resolver } from 'react-hook-form';
import { type CheckedOrder, orderSchema } from '@/lib/order/schema';
import type { OrderedPlan, OrderValues } from '@/lib/order/values';

export { storedReceipt } from '@/lib/order/kept';
export { orderMessage } from '@/lib/order/message';
export { orderFrom, withMaskedIban } from '@/lib/order/order';
export { receiptOf } from '@/lib/order/receipt';
export { sendMessage } from '@/lib/order/send';
export { Success } from './success';

/** The plan and the visitor's choices decide which fields are required. */
export const orderResolver =
  (plan: OrderedPlan): Resolver<OrderValues, unknown, CheckedOrder> =>
  (values, context, options) =>
    zodResolver(orderSchema({ ...values, ...plan, today: today() }))(values, context, options);
