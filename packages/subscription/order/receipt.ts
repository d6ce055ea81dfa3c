import { type Day, today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { formatMoment } from 'german/dates/moment';
import { planSummary } from '../plans/in-short';
import { type Line, quoteLines } from '../plans/quote-lines';
import { buyerLines, fullName } from './addressee';
import type { WithdrawalValues } from './declaration-schema';
import { type Figures, figuresOfOrder } from './figures';
import { giftLines } from './gift-lines';
import { maskIban } from './iban';
import type { Order } from './order';
import { type Reminder, reminderOf } from './reminder';
import type { Delivered } from './send';
import type { OrderedPlan } from './values';

/** The gift card, without the text that is the same on every card. */
export type Card = { to?: string | undefined; text: string; from: string; startDate: Day };

/** The receipt's texts: shown, printed, saved, and stored in the tab if the customer wants that. */
export type Receipt = {
  planId: string;
  startDate: Day;
  isRequest: boolean;
  transmitted: boolean;
  /** The publisher confirms only after a look. */
  isHeld?: boolean | undefined;
  title: string;
  /** What happened to the order, in one sentence. */
  status: string;
  groups: { heading: string; lines: Line[] }[];
  /** The essentials, always visible: plan, start, price and end. */
  short: Line[];
  reminder?: Reminder | undefined;
  card?: Card | undefined;
  /** Prefills the forms for withdrawal and cancellation. */
  contract: WithdrawalValues;
};

export type LegalText = { heading: string; text: string };
export type ContractTexts = { publisher: string[]; terms: string; legal: LegalText[] };

/** Not needed for a request, which cannot be withdrawn. */
export type ReceiptTexts = ContractTexts & { withdrawal: string };

export type Done = { order: Order; sent: Delivered; at: Date };

function personal({ salutation, payer, school, gift }: Order): Line[] {
  return [
    ...buyerLines({ salutation, payer, school, isGift: gift !== undefined }),
    { label: 'E-Mail', text: payer.email },
    ...(payer.phone ? [{ label: 'Telefon', text: payer.phone }] : []),
    ...(gift?.cardText ? [{ label: 'Geschenkkarte', text: gift.cardText }] : []),
  ];
}

const payment = ({ paymentMethod, iban }: Order): Line => ({
  label: 'Zahlungsart',
  text: {
    invoice: 'Rechnung',
    sepa: `SEPA-Lastschrift${iban ? `, IBAN ${maskIban(iban)}` : ', IBAN wird nachgereicht'}`,
  }[paymentMethod],
});

function statusOf({ sent, at }: Done, preview: string): string {
  if (!sent.transmitted) return `${preview} Ausgefüllt am ${formatMoment(at)}.`;
  const came = sent.receivedAt
    ? `Beim Verlag eingegangen am ${formatMoment(sent.receivedAt)}.`
    : `Abgeschickt am ${formatMoment(at)}.`;
  return sent.reference ? `${came} Vorgangsnummer: ${sent.reference}.` : came;
}

const cardOf = ({ gift, payer, startDate }: Order): Card | undefined =>
  gift && { to: gift.recipient?.firstName, text: gift.cardText, from: payer.firstName, startDate };

function contractOf(plan: OrderedPlan, { order, sent, at }: Done): WithdrawalValues {
  const description = `${plan.title}, bestellt am ${formatDay(today(at))}`;
  return {
    name: fullName(order.payer),
    contract: sent.reference ? `${description}, Vorgangsnummer ${sent.reference}` : description,
    email: order.payer.email,
  };
}

function inShort([what, first, ...lines]: Line[], { plan, quote }: Figures): Line[] {
  const { price, period, after } = planSummary(plan, quote);
  return [
    ...[what, first].flatMap((line) => line ?? []),
    { label: 'Kosten', text: `${price} ${period}, ${after}` },
    ...lines.filter(({ label }) => label === 'Laufzeit'),
  ];
}

/** R-PLAN-8. `preview` goes before the status of an order that was not sent:
 * receiptOf(plan, done) → { planId: 'gift', title: 'Geschenkabo ab 28. November 2026', … } */
export function receiptOf(plan: OrderedPlan, done: Done, preview = ''): Receipt {
  const { order, sent } = done;
  const figures = figuresOfOrder(plan, order);
  const isRequest = plan.is === 'request';
  const lines = quoteLines(figures.plan, figures.quote);
  return {
    planId: plan.id,
    startDate: order.startDate,
    isRequest,
    transmitted: sent.transmitted,
    ...(sent.isHeld && { isHeld: true }),
    title: `${plan.title} ab ${formatDay(order.startDate)}`,
    status: statusOf(done, preview),
    groups: [
      {
        heading: isRequest ? 'Ihre Anfrage' : 'Ihre Bestellung',
        lines: [...lines, payment(order), ...(order.gift ? giftLines(order.gift) : [])],
      },
      { heading: 'Ihre Angaben', lines: personal(order) },
    ],
    short: inShort(lines, figures),
    reminder: isRequest ? undefined : reminderOf(plan.title, figures.quote, plan.ending.join(' ')),
    card: cardOf(order),
    contract: contractOf(plan, done),
  };
}

/** underlined('AGB') → ['AGB', '---'] */
export const underlined = (heading: string, sign = '-') => [heading, sign.repeat(heading.length)];

/** Without the full `terms`, gives their address: receiptText(receipt, texts) → 'Geschenkabo ab 28. November 2026\r\n====…' */
export const receiptText = (
  { title, status, groups }: Receipt,
  { publisher, terms: address, legal, withdrawal }: ReceiptTexts,
  terms?: string,
) =>
  [
    ...underlined(title, '='),
    '',
    status,
    ...groups.flatMap(({ heading, lines }) => [
      '',
      ...underlined(heading),
      ...lines.map(({ label, text }) => `${label}: ${text}`),
    ]),
    '',
    ...underlined('Verlag'),
    ...publisher,
    '',
    ...underlined('Widerruf'),
    withdrawal,
    ...legal.flatMap(({ heading, text }) => ['', ...underlined(heading), text]),
    '',
    ...(terms ? [terms] : ['Es gelten die AGB:', address, '']),
  ]
    .join('\n')
    .replaceAll('\n', '\r\n');
