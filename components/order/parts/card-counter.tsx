import { useEffect, useState } from 'react';
import { CARD_LIMIT } from 'subscription/order/rules';

/** Milliseconds without a letter after which the rest is announced. */
const PAUSE = 1000;

/** leftOf(280) → 'Noch 280 von 300 Zeichen.' */
const leftOf = (left: number) =>
  left < 0 ? `${-left} Zeichen zu viel, höchstens ${CARD_LIMIT}.` : `Noch ${left} von ${CARD_LIMIT} Zeichen.`;

/** How much of the card's text is left. Seen with each letter; announced after a pause, and when nothing is left. */
export function CardCounter({ left }: { left: number }) {
  const [announcement, say] = useState('');
  const isFull = left <= 0;
  const isUntouched = left === CARD_LIMIT && announcement === '';
  useEffect(() => {
    if (isUntouched) return;
    const timer = setTimeout(() => say(leftOf(left)), PAUSE);
    return () => clearTimeout(timer);
  }, [left, isUntouched]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the end is reached
  useEffect(() => {
    if (isFull) say(leftOf(left));
  }, [isFull]);
  return (
    <>
      <span aria-hidden="true">{leftOf(left)}</span>
      <span role="status" className="visually-hidden">
        {announcement || `Höchstens ${CARD_LIMIT} Zeichen.`}
      </span>
    </>
  );
}
