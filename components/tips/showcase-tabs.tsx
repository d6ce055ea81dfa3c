import { type KeyboardEvent, memo, useId, useRef, useState } from 'react';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import { Shelf, type ShelfFacts } from './shelf';

/** A list stays as it was drawn while tabs change. */
const Drawn = memo(Shelf);

/** How the keys go from tab to tab, of so many. */
const KEYS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The showcase with its tabs, as the ARIA practices have them: arrow keys choose, the Tab key leads past. Both panels stay
 * in the page, because both are printed.
 */
export function ShowcaseTabs({ shelves }: { shelves: ShelfFacts[] }) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // Whoever chose 'Spiele' before the tabs were there finds it chosen.
  const asked = shelves.findIndex(({ kind }) => window.location.hash === `#showcase-${kind}`);
  const [chosen, choose] = useState(Math.max(asked, 0));
  // The tab answers at once; to lay out its cards takes a slow phone longer than a finger waits.
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
