// Code an order needs on submit: loaded once the form is hydrated; no order is sent without it.
import { zodResolver } from '@hookform/resolvers/zod';
import { today } from 'german/dates/day';
import type { Resolver } from 'react-hook-form';
import { type CheckedOrder, orderSchema } from 'subscription/order/schema';
import type { OrderedPlan, OrderValues } from 'subscription/order/values';

export { orderMessage } from 'subscription/order/message';
export { orderFrom, withMaskedIban } from 'subscription/order/order';
export { receiptOf } from 'subscription/order/receipt';
export { sendMessage } from 'subscription/order/send';
export { storedReceipt } from '../stored-receipt';
export { Success } from './success';

/** The plan and the visitor's choices decide which fields are required. */
export const orderResolver =
  (plan: OrderedPlan): Resolver<OrderValues, unknown, CheckedOrder> =>
  (values, context, options) =>
    zodResolver(orderSchema({ ...values, ...plan, today: today() }))(values, context, options);
