import type { ReactNode } from 'react';
import { trustedHtml } from '@/lib/policy/trusted-html';
import type { Card } from './draw-tips';

export type ShelfFacts = {
  kind: 'books' | 'games';
  label: string;
  /** The eight cards to show. */
  tips: Card[];
  /** Number of all tips. */
  total: number;
  /** Link to the full list. */
  more: ReactNode;
};

/** A list of the showcase: heading, cards, link to the full list. */
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
