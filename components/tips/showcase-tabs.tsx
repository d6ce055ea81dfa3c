import { type KeyboardEvent, memo, useId, useRef, useState } from 'react';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import { Shelf, type ShelfFacts } from './shelf';

/** Memoized, so that the lists do not re-render when the tab changes. */
const Drawn = memo(Shelf);

/** Index of the next tab, by key. */
const KEYS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The showcase as ARIA tabs: arrow keys choose, Tab leaves. Both panels stay in the page, because both are printed. */
export function ShowcaseTabs({ shelves }: { shelves: ShelfFacts[] }) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // Keeps the choice of 'Spiele' made before the tabs were live.
  const asked = shelves.findIndex(({ kind }) => window.location.hash === `#showcase-${kind}`);
  const [chosen, choose] = useState(Math.max(asked, 0));
  // Select the tab first: the layout of its cards is slow on phones.
  const open = useAfterPaint(chosen);
  const walk = (event: KeyboardEvent) => {
    const next = KEYS[event.key]?.(chosen, shelves.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    row.current?.querySelectorAll<HTMLElement>('.tab')[next]?.focus();
  };
  return (
    <div className="showcase" data-state="mixed">
      <div ref={row} className="tabs" role="tablist" aria-label="Buchtipps oder Spiele">
        {shelves.map(({ kind, label }, at) => (
          <button
            key={kind}
            id={`${id}${kind}`}
            type="button"
            role="tab"
            className="tab"
            data-selected={at === chosen ? '' : undefined}
            aria-selected={at === chosen}
            aria-controls={at === open ? kind : undefined}
            tabIndex={at === chosen ? 0 : -1}
            onClick={() => choose(at)}
            onKeyDown={walk}
          >
            {label}
          </button>
        ))}
      </div>
      {shelves.map((shelf, at) => (
        <div
          key={shelf.kind}
          id={shelf.kind}
          className="panel"
          {...(at === open
            ? { role: 'tabpanel', 'aria-labelledby': `${id}${shelf.kind}` }
            : { inert: true, 'data-inert': '' })}
        >
          <Drawn {...shelf} />
        </div>
      ))}
    </div>
  );
}
