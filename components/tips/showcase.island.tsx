'use client';

import { useEffect, useState } from 'react';
import { drawTips } from './draw-tips';
import { Shelf, type ShelfFacts } from './shelf';
import type { ShowcaseTabs } from './showcase-tabs';

type Live = { Tabs: typeof ShowcaseTabs; shelves: ShelfFacts[] };

/**
 * Eight books and eight games. The built HTML shows both lists, one after the other, and reads without script. In the
 * browser the tabs are fetched, and with them both lists drawn anew: a first load need not wait for either.
 */
export function Showcase({ shelves }: { shelves: ShelfFacts[] }) {
  const [live, setLive] = useState<Live | 'failed'>();
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      const drawn = shelves.map(async (shelf) => ({
        ...shelf,
        tips: await drawTips(shelf.kind, shelf.tips, shelf.total),
      }));
      const [{ ShowcaseTabs: Tabs }, ...mixed] = await Promise.all([import('./showcase-tabs'), ...drawn]);
      return { Tabs, shelves: mixed };
    };
    draw().then(
      (result) => !gone && setLive(result),
      () => !gone && setLive('failed'),
    );
    return () => {
      gone = true;
    };
  }, [shelves]);

  if (live && live !== 'failed') return <live.Tabs shelves={live.shelves} />;
  return (
    // The styles keep the built order unseen until it is mixed.
    <div className="showcase" data-state={live ?? 'built'}>
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
