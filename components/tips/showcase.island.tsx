'use client';

import { startTransition, useEffect, useRef, useState } from 'react';
import { whenInView } from '@/lib/hydrate/when-in-view';
import { drawTips } from './draw-tips';
import { Shelf, type ShelfFacts } from './shelf';
import { ShowcaseTabs } from './showcase-tabs';

/** Two viewports ahead: enough time to fetch the cards before the section is visible. */
const NEAR = '200% 0px';

/**
 * Eight books and eight games. The built HTML has both lists stacked, readable without JavaScript. Both are drawn again
 * and get tabs when the section comes near, so that the first load does not wait for them.
 */
export function Showcase({ shelves }: { shelves: ShelfFacts[] }) {
  const [live, setLive] = useState<ShelfFacts[]>();
  const built = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!built.current) return;
    let isOver = false;
    const forget = whenInView(built.current, NEAR, async () => {
      const drawn = shelves.map(async (shelf) => ({
        ...shelf,
        tips: await drawTips(shelf.kind, shelf.tips, shelf.total),
      }));
      const mixed = await Promise.all(drawn);
      if (!isOver) startTransition(() => setLive(mixed));
    });
    return () => {
      isOver = true;
      forget();
    };
  }, [shelves]);

  if (live) return <ShowcaseTabs shelves={live} />;
  return (
    // CSS hides the built order until the cards are shuffled.
    <div className="showcase" data-state="built" ref={built}>
      <nav className="tabs" aria-label="Buchtipps oder Spiele">
        {shelves.map(({ kind, label }, index) => (
          <a key={kind} className="tab" href={`#showcase-${kind}`} data-selected={index === 0 ? '' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      {shelves.map((shelf) => (
        <div key={shelf.kind} id={`showcase-${shelf.kind}`} className="panel">
          <Shelf {...shelf} />
        </div>
      ))}
    </div>
  );
}
