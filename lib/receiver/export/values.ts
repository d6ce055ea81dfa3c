import type { Office } from '@/lib/content/kinds';
import type { EXPORT_FIELDS } from '@/lib/content/schema/office';
import { type Day, today } from '@/lib/dates/day';
import { figuresOfOrder } from '@/lib/order/figures';
import { typedDay } from '@/lib/order/typed-day';
import type { Message, OrderMessage } from '@/lib/order/wire';
import { planOf } from '@/lib/plans/in-order';
import { orderOf, planFrom, type Sources } from '@/lib/receiver/compare';
import { KIND_WORDS } from '@/lib/receiver/office/german';

type ExportField = (typeof EXPORT_FIELDS)[number];
export type ExportValues = Partial<Record<ExportField, string>>;

/** A version of a case, decrypted. */
export type Exported = {
  reference: string;
  receivedAt: Date;
  message: Message;
  iban: string;
  consented: boolean;
  differs: string[];
};

/** German number form: money(1090) → '10,90' */
const money = (cents: number | undefined) => (cents === undefined ? '' : (cents / 100).toFixed(2).replace('.', ','));

const dated = (day: Day, { dates }: Office['export']) => (dates === 'TT.MM.JJJJ' ? typedDay(day) : day);

function orderValues(sources: Sources, { receivedAt, iban, consented }: Exported, message: OrderMessage): ExportValues {
  const order = orderOf(message);
  const { payer, gift, startDate, copies, area } = order;
  const { plan, quote } = figuresOfOrder(planFrom(sources, order.planId, today(receivedAt)), order);
  const { recipient } = gift ?? {};
  return {
    ...payer,
    ...{ plan: plan.title, startDate: dated(startDate, sources.office.export), copies: String(copies ?? 1) },
    ...{ salutation: order.salutation, school: order.school ?? '', country: order.country ?? 'DE', iban },
    area: area === undefined ? '' : { inside: 'Zustellgebiet', outside: 'Post' }[area],
    monthlyPrice: money(quote.monthlyCents),
    startPrice: money(quote.startCents),
    payment: { sepa: 'SEPA-Lastschrift', invoice: 'Rechnung' }[order.paymentMethod],
    recipientFirstName: recipient?.firstName ?? '',
    recipientLastName: recipient?.lastName ?? '',
    recipientStreet: recipient?.street ?? '',
    recipientHouseNumber: recipient?.houseNumber ?? '',
    recipientPostalCode: recipient?.postalCode ?? '',
    recipientCity: recipient?.city ?? '',
    accessEmail: gift?.accessEmail ?? '',
    cardText: gift?.cardText ?? '',
    advertising: consented ? 'ja' : 'nein',
  };
}

const isRequest = ({ plans }: Sources, message: Message) =>
  message.type === 'order' && planOf(plans, message.planId).is === 'request';

/** exportValues(sources, exported) → { reference: 'D-26-0473-K', kind: 'Bestellung', lastName: 'Müller', monthlyPrice: '8,90', … } */
export function exportValues(sources: Sources, exported: Exported): ExportValues {
  const { reference, receivedAt, message, differs } = exported;
  const common = {
    reference,
    kind: isRequest(sources, message) ? 'Anfrage' : KIND_WORDS[message.type],
    receivedAt: dated(today(receivedAt), sources.office.export),
    differs: differs.join('; '),
  };
  if (message.type === 'order') return { ...common, ...orderValues(sources, exported, message) };
  const { name, contract, email } = message;
  const end = message.type === 'cancellation' && message.endDate;
  return {
    ...common,
    ...{ lastName: name, contract, email },
    endDate: end ? dated(end, sources.office.export) : '',
    reason: message.type === 'cancellation' ? message.reason : '',
  };
}
