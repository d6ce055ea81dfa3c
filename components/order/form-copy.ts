import type { OrderCopy, Site } from '@/lib/content/kinds';
import type { Sending } from '@/lib/order/send';

/** What of content the order form is handed: words, mandate and the way orders travel. */
export type FormCopy = Pick<
  OrderCopy,
  | 'sections'
  | 'required'
  | 'startHint'
  | 'startMoved'
  | 'startLead'
  | 'occasions'
  | 'mailDoubt'
  | 'surcharge'
  | 'area'
  | 'iban'
  | 'gift'
  | 'school'
  | 'terms'
  | 'marketing'
  | 'faults'
  | 'success'
  | 'failures'
> & {
  mandate: { text: string; creditor: string; creditorId: string };
  withdrawal: string;
  /** Only while orders go nowhere. */
  preview?: OrderCopy['preview'];
};

export const formCopy = (order: OrderCopy, { publisher, order: settings }: Site): FormCopy => {
  const { page: _page, noScript: _noScript, declaration: _declaration, preview, ...copy } = order;
  return {
    ...copy,
    ...(settings.mode === 'demo' && { preview }),
    mandate: { text: settings.sepaMandate, creditor: publisher.name, creditorId: publisher.creditorId },
    withdrawal: settings.withdrawal,
  };
};

export const sendingOf = ({ order }: Site): Sending =>
  order.mode === 'endpoint' && order.endpoint ? { mode: 'endpoint', endpoint: order.endpoint } : { mode: 'demo' };
