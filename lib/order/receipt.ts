import { formatDay } from '@/lib/dates/german';
import { type Line, quoteLines } from '@/lib/plans/quote-lines';
import { fullName, place } from './addressee';
import { figuresOfOrder } from './figures';
import { giftLines } from './gift-lines';
import { maskIban } from './iban';
import type { Order } from './order';
import type { OrderedPlan } from './values';

export type Receipt = { title: string; status: string; groups: { heading: string; lines: Line[] }[] };

function personal({ salutation, payer, school, gift }: Order): Line[] {
  const title = salutation === 'Frau' || salutation === 'Herr' ? `${salutation} ` : '';
  return [
    { label: 'Name', text: `${title}${fullName(payer)}` },
    ...(school ? [{ label: 'Schule', text: school }] : []),
    { label: 'Anschrift', text: place(payer) },
    { label: 'E-Mail', text: payer.email },
    ...(payer.phone ? [{ label: 'Telefon', text: payer.phone }] : []),
    ...(gift?.cardText ? [{ label: 'Geschenkkarte', text: gift.cardText }] : []),
  ];
}

const payment = ({ paymentMethod, iban }: Order): Line => ({
  label: 'Zahlungsart',
  text:
    paymentMethod === 'invoice'
      ? 'Rechnung'
      : `SEPA-Lastschrift${iban ? `, IBAN ${maskIban(iban)}` : ', IBAN wird nachgereicht'}`,
});

/**
 * What the visitor keeps of an order: the same figures as card and review.
 *
 * @param status what became of it, in one honest sentence
 */
export function receiptOf(plan: OrderedPlan, order: Order, status: string): Receipt {
  const figures = figuresOfOrder(plan, order);
  return {
    title: `${plan.title} ab ${formatDay(order.startDate)}`,
    status,
    groups: [
      {
        heading: plan.terms.kind === 'schoolYear' ? 'Ihre Anfrage' : 'Ihre Bestellung',
        lines: [
          ...quoteLines(figures.plan, figures.quote),
          payment(order),
          ...(order.gift ? giftLines(order.gift) : []),
        ],
      },
      { heading: 'Ihre Angaben', lines: personal(order) },
    ],
  };
}

/** The receipt as plain text, to be saved as a file. */
export const receiptText = ({ title, status, groups }: Receipt) =>
  [
    title,
    '='.repeat(title.length),
    '',
    status,
    ...groups.flatMap(({ heading, lines }) => [
      '',
      heading,
      '-'.repeat(heading.length),
      ...lines.map(({ label, text }) => `${label}: ${text}`),
    ]),
    '',
  ].join('\r\n');
