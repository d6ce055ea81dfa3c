import { withBase } from 'content/base-path';
import type { OrderCopy, Site } from 'content/kinds';
import { contractTexts } from 'subscription/order/contract';
import { documentsVersion } from 'subscription/order/documents';
import type { ContractTexts } from 'subscription/order/receipt';
import type { Sending } from 'subscription/order/send';
import { buildNumber, type Sources } from 'subscription/order/sources';

/** Content passed to the order form: texts, mandate, and how orders are sent. */
export type FormCopy = Pick<
  OrderCopy,
  | 'sections'
  | 'required'
  | 'wayBack'
  | 'startHint'
  | 'startMoved'
  | 'startLead'
  | 'occasions'
  | 'mailDoubt'
  | 'address'
  | 'surcharge'
  | 'area'
  | 'iban'
  | 'gift'
  | 'school'
  | 'terms'
  | 'privacy'
  | 'marketing'
  | 'faults'
  | 'success'
  | 'early'
  | 'checked'
  | 'failures'
> & {
  mandate: { text: string; creditor: string; creditorId: string };
  withdrawal: string;
  /** Printed on every receipt. */
  contract: ContractTexts;
  /** Version of all legal texts. */
  texts: string;
  /** Number of the build, by which the receiver knows its prices and texts. */
  number: string;
  /** Only while orders go nowhere. */
  preview?: OrderCopy['preview'];
};

export const formCopy = (sources: Sources): FormCopy => {
  const { order, site, pages } = sources;
  const { publisher, order: settings } = site;
  const { page: _page, paper: _paper, noScript: _noScript, declaration: _declaration, preview, ...copy } = order;
  return {
    ...copy,
    ...(settings.mode === 'demo' && { preview }),
    mandate: { text: settings.sepaMandate, creditor: publisher.name, creditorId: publisher.creditorId },
    withdrawal: settings.withdrawal,
    contract: contractTexts(site, pages.widerruf),
    texts: documentsVersion(sources),
    number: buildNumber(sources),
  };
};

export const sendingOf = ({ order }: Site): Sending =>
  order.mode === 'endpoint' && order.endpoint
    ? { mode: 'endpoint', endpoint: withBase(order.endpoint) }
    : { mode: 'demo' };
