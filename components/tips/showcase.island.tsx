'use client';

import { useEffect, useRef, useState } from 'react';
import { whenInView } from '@/lib/plain/when-in-view';
import { drawTips } from './draw-tips';
import { Shelf, type ShelfFacts } from './shelf';
import type { ShowcaseTabs } from './showcase-tabs';

/** Two windows away: time enough to fetch the tabs before the section is seen. */
const NEAR = '200% 0px';

type Live = { Tabs: typeof ShowcaseTabs; shelves: ShelfFacts[] };

/**
 * Eight books and eight games. The built HTML shows both lists, one after the other, and reads without script. In the
 * browser the tabs are fetched, and with them both lists drawn anew, when the section comes near: a first load waits for
 * neither, and a visit that ends above it does without.
 */
export function Showcase({ shelves }: { shelves: ShelfFacts[] }) {
  const [live, setLive] = useState<Live | 'failed'>();
  const built = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!built.current) return;
    let gone = false;
    const draw = async () => {
      const drawn = shelves.map(async (shelf) => ({
        ...shelf,
        tips: await drawTips(shelf.kind, shelf.tips, shelf.total),
      }));
      const [{ ShowcaseTabs: Tabs }, ...mixed] = await Promise.all([import('./showcase-tabs'), ...drawn]);
      return { Tabs, shelves: mixed };
    };
    const forget = whenInView(built.current, NEAR, () =>
      draw().then(
        (result) => !gone && setLive(result),
        () => !gone && setLive('failed'),
      ),
    );
    return () => {
      gone = true;
      forget();
    };
  }, [shelves]);

  if (live && live !== 'failed') return <live.Tabs shelves={live.shelves} />;
  return (
    // The styles keep the built order unseen until it is mixed.
    <div className="showcase" data-state={live ?? 'built'} ref={built}>
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
