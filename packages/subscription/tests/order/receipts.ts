import { contractTexts } from 'subscription/order/contract';
import type { Order } from 'subscription/order/order';
import { type Done, receiptOf, receiptText } from 'subscription/order/receipt';
import type { OrderedPlan } from 'subscription/order/values';
import { content } from '@/tests/fixtures/content';

const { site, pages } = content;

/** Texts of every receipt, from the site's real content. */
const receiptTexts = { ...contractTexts(site, pages.widerruf), withdrawal: site.order.withdrawal };

/** An order in preview mode. */
export const inPreview = (order: Order): Done => ({
  order,
  sent: { ok: true, transmitted: false },
  at: new Date('2026-11-21T13:05:00Z'),
});

export const savedReceipt = (plan: OrderedPlan, order: Order, terms?: string) =>
  receiptText(receiptOf(plan, inPreview(order), 'Vorschau'), receiptTexts, terms);
