import type { ReactNode } from 'react';
import { trustedHtml } from '@/lib/policy/trusted-html';
import type { Card } from './draw-tips';

export type ShelfFacts = {
  kind: 'books' | 'games';
  label: string;
  /** The eight cards to show. */
  tips: Card[];
  /** How many there are in all. */
  total: number;
  /** The way to the full list. */
  more: ReactNode;
};

/** One list of the showcase: heading, cards, the way to all of them. */
export function Shelf({ kind, label, tips, more }: ShelfFacts) {
  return (
    <>
      <h3>{label}</h3>
      <ul role="list" className="tips" data-kind={kind}>
        {tips.map(({ key, node, html }) =>
          html === undefined ? (
            <li key={key}>{node}</li>
          ) : (
            <li key={key} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
          ),
        )}
      </ul>
      <div className="all">{more}</div>
    </>
  );
}
