import type { Office } from 'content/kinds';
import type { EXPORT_FIELDS } from 'content/schema/office';
import { type Day, today } from 'german/dates/day';
import { formatTime } from 'german/dates/moment';
import { figuresOfOrder } from 'subscription/order/figures';
import type { Order } from 'subscription/order/order';
import { typedDay } from 'subscription/order/typed-day';
import type { Message, OrderMessage } from 'subscription/order/wire';
import type { Builds } from '../builds';
import { orderOf, planFrom, type Sources } from '../compare';
import { KIND_WORDS } from '../office/german';
import { storedMessage } from '../store/stored';
import type { Chosen } from './choose';

type ExportField = (typeof EXPORT_FIELDS)[number];
export type ExportValues = Partial<Record<ExportField, string>>;

/** A chosen version of a case with its account number. */
export type Exported = { chosen: Chosen; iban: string };

const CONSENT_WORDS: Record<string, string> = { consented: 'Werbung bestätigt', withdrawn: 'Werbung widerrufen' };

/** What is new since the case was last handed over: changeOf(chosen) → 'neu', 'berichtigt, Werbung bestätigt' or '' */
export function changeOf({ handed_over, version, changed, before }: Chosen): string {
  if (before) return before;
  if (handed_over === 0) return 'neu';
  return [handed_over < version ? 'berichtigt' : '', CONSENT_WORDS[changed] ?? ''].filter(Boolean).join(', ');
}

/** German number form: money(1090) → '10,90' */
const money = (cents: number | undefined) => (cents === undefined ? '' : (cents / 100).toFixed(2).replace('.', ','));

const dated = (day: Day, { dates }: Office['export']) => (dates === 'TT.MM.JJJJ' ? typedDay(day) : day);

/** moment('2026-11-25T08:00:00.000Z', office.export) → '25.11.2026 09:00', '' → '' */
const moment = (at: string, mapping: Office['export']) =>
  at && `${dated(today(new Date(at)), mapping)} ${formatTime(new Date(at))}`;

/** As it stands now, so that a repeated export revives no consent. */
const consentValues = ({ office }: Sources, { confirmed_at, withdrawn_at, link }: Chosen): ExportValues => ({
  advertising: confirmed_at > withdrawn_at ? 'ja' : 'nein',
  advertisingConfirmed: moment(confirmed_at, office.export),
  advertisingWithdrawn: moment(withdrawn_at > confirmed_at ? withdrawn_at : '', office.export),
  advertisingLink: link,
});

/** Empty for an order that cannot be reckoned: what was typed is exported all the same. */
function reckonedValues(sources: Sources, order: Order, receivedAt: Date): ExportValues {
  try {
    const { plan, quote } = figuresOfOrder(planFrom(sources, order.planId, today(receivedAt)), order);
    return { plan: plan.title, monthlyPrice: money(quote.monthlyCents), startPrice: money(quote.startCents) };
  } catch {
    return {};
  }
}

function orderValues(sources: Sources, { chosen, iban }: Exported, message: OrderMessage): ExportValues {
  const order = orderOf(message);
  const receivedAt = new Date(chosen.received_at);
  const { payer, gift, startDate, copies, area } = order;
  const reckoned = reckonedValues(sources, order, receivedAt);
  const { recipient } = gift ?? {};
  return {
    ...payer,
    supplement: payer.supplement ?? '',
    ...{
      plan: order.planId,
      ...reckoned,
      startDate: dated(startDate, sources.office.export),
      copies: String(copies ?? 1),
    },
    ...{ salutation: order.salutation, school: order.school ?? '', country: order.country ?? 'DE', iban },
    area: area === undefined ? '' : { inside: 'Zustellgebiet', outside: 'Post' }[area],
    payment: { sepa: 'SEPA-Lastschrift', invoice: 'Rechnung' }[order.paymentMethod],
    recipientFirstName: recipient?.firstName ?? '',
    recipientLastName: recipient?.lastName ?? '',
    recipientStreet: recipient?.street ?? '',
    recipientHouseNumber: recipient?.houseNumber ?? '',
    recipientSupplement: recipient?.supplement ?? '',
    recipientPostalCode: recipient?.postalCode ?? '',
    recipientCity: recipient?.city ?? '',
    accessEmail: gift?.accessEmail ?? '',
    cardText: gift?.cardText ?? '',
    ...consentValues(sources, chosen),
  };
}

const isRequest = ({ plans }: Sources, message: Message) =>
  message.type === 'order' && plans.find(({ id }) => id === message.planId)?.is === 'request';

/** Undefined for a damaged message: exportValues(builds, exported) → { reference: 'D-26-0473-P', kind: 'Bestellung', lastName: 'Müller', … } */
export function exportValues(builds: Builds, exported: Exported): ExportValues | undefined {
  const { reference, received_at, body, differs } = exported.chosen;
  const message = storedMessage(body);
  if (!message) return undefined;
  const sources = builds.of(message);
  const common = {
    reference,
    kind: isRequest(sources, message) ? 'Anfrage' : KIND_WORDS[message.type],
    changed: changeOf(exported.chosen),
    receivedAt: dated(today(new Date(received_at)), sources.office.export),
    differs: JSON.parse(differs).join('; '),
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
