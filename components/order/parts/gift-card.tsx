import type { ReactNode } from 'react';
import type { FormCopy } from '@/components/order/form-copy';
import { formatDay } from '@/lib/dates/german';
import type { Order } from '@/lib/order/order';

/** What fits the card in its large letters; longer texts are set smaller and without their line breaks. */
const LARGE = { lines: 6, perLine: 36 } as const;
const linesOf = (text: string) =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LARGE.perLine)), 0);

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

type Props = { copy: FormCopy['gift']; order: Order; picture: ReactNode; logo: string };

/** The gift card of A6, to be printed and handed over; where no name is known there is a line to write it on. */
export function GiftCard({ copy, order, picture, logo }: Props) {
  const { recipient, cardText } = order.gift ?? {};
  return (
    <article className="gift-card" data-sheet="card" aria-label="Geschenkkarte">
      <div className="gift-picture">{picture}</div>
      <div className="gift-words">
        <p className="gift-logo">{logo}</p>
        <h4>{copy.cardTitle}</h4>
        <p className="gift-name">Für {recipient?.firstName ?? <span className="blank" />}</p>
        {cardText && (
          <p className="gift-text" data-long={linesOf(cardText) > LARGE.lines ? '' : undefined}>
            {cardText}
          </p>
        )}
        <p className="gift-promise">{copy.cardPromise.replace('%startDate%', unbroken(formatDay(order.startDate)))}</p>
        <p className="gift-from">Von {order.payer.firstName}</p>
      </div>
    </article>
  );
}
