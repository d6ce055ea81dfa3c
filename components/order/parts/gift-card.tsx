import { formatDay } from 'german/dates/german';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Card } from 'subscription/order/receipt';
import type { FormCopy } from '@/components/order/form-copy';

/** Font sizes from largest to smallest; the last two drop the text's line breaks. */
const SIZES = ['large', 'medium', 'small', 'tiny', 'joined', 'least'] as const;

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

type Props = { copy: FormCopy['gift']; card: Card; picture: ReactNode; logo: string };

/** The gift card in A6, to print and hand over; has a writing line if the name is not known. */
export function GiftCard({ copy, card, picture, logo }: Props) {
  const words = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(0);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = words.current ?? {};
    if (scrollHeight > clientHeight && step < SIZES.length - 1) setStep(step + 1);
  }, [step]);
  return (
    <article className="gift-card" data-sheet="card" aria-label="Geschenkkarte">
      <div className="gift-picture">{picture}</div>
      <div ref={words} className="gift-words">
        <p className="gift-logo">{logo}</p>
        <h4>{copy.cardTitle}</h4>
        <p className="gift-name">Für {card.to ?? <span className="blank" />}</p>
        {card.text && (
          <p className="gift-text" data-size={SIZES[step]}>
            {card.text}
          </p>
        )}
        <p className="gift-promise">{copy.cardPromise.replace('%startDate%', unbroken(formatDay(card.startDate)))}</p>
        <p className="gift-from">Von {card.from}</p>
      </div>
    </article>
  );
}
