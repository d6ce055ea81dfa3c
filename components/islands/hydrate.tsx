import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeHydration, type Hydrate } from '@/lib/hydrate/live';
import type { IslandData } from '@/lib/islands/handed';
import { IslandRoot } from './island-root';
import { deserializeProps, Slot } from './slots';

/** HTML of the slots in the page, by slot number. */
const slotsIn = (island: HTMLElement, shown: readonly number[]) =>
  Object.fromEntries([...island.querySelectorAll('island-slot')].map(({ innerHTML }, at) => [shown[at], innerHTML]));

/** Entry point of an island's script (lib/islands/bundle.ts): hydrator(Quiz)(island, handed, callbacks) */
export const hydrator =
  <P extends object>(Component: ComponentType<P>): Hydrate =>
  (island, handed, callbacks) => {
    const { prefix, props, shown = [], slots } = handed as IslandData;
    const html: Record<number, string> = { ...slots, ...slotsIn(island, shown) };
    const given = deserializeProps(props, (at) => <Slot html={html[at] ?? ''} />) as P;
    const { later } = island.dataset;
    hydrateRoot(
      island,
      <IslandRoot element={island} onLive={beforeHydration(island, callbacks)}>
        <Component {...given} {...(later && { later })} />
      </IslandRoot>,
      {
        identifierPrefix: prefix,
        // React rebuilds an island that a translator or an extension has changed; nothing is lost.
        onRecoverableError: (error) => console.warn(error),
      },
    );
  };
