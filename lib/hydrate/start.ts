import { lostScriptsNotice } from './fault';
import { fetchAll } from './fetch';
import { ISLAND, isLive, islandsNamed, notHydratedAt } from './island';
import type { Hydrate } from './live';
import { isChanged, needsImmediateHydration } from './needs';
import { isPastDay } from './over';
import { savesData } from './saves-data';
import { allControls, controlsIn } from './typed';
import { whenInView } from './when-in-view';

/** Data about a page's islands in `data-islands`. */
export type IslandTable = {
  /** Address of the islands' data, in page order. */
  handed: string;
  /** Script addresses by island name, the entry script first. */
  scripts: Record<string, string[]>;
};

/** Milliseconds until a pressed control shows that it is busy, and until the page reports that scripts failed to load. */
const BUSY = 400;
const LOST = 10_000;

const INTENT_EVENTS = ['scroll', 'pointermove', 'touchstart', 'keydown'];
const NEAR = '100% 0px';

const USE_EVENTS = ['pointerdown', 'focusin', 'keydown', 'input'];

/** Hydrates each island on its own: on use, near the viewport if it moves by itself (`data-hydrate="visible"`), or when the address, a
 * changed control or the visitor's day require it. `load` is the browser's import(), which tests replace. */
export function startIslands(
  table: IslandTable,
  rebuilt: () => void,
  load: (address: string) => Promise<{ default: Hydrate }>,
): void {
  const { held } = window;
  const islands = [...document.querySelectorAll<HTMLElement>(ISLAND)];
  const pending = new Set<HTMLElement>();
  const busy = new Set<HTMLElement>();
  /** Islands whose scripts failed to load, or are late. */
  const lost = new Set<HTMLElement>();
  const fault = lostScriptsNotice(() => lost.forEach(hydrate));
  let composing: Promise<unknown> | undefined;
  let composed = () => {};

  const filesOf = ({ dataset }: HTMLElement) => [...(table.scripts[dataset.island ?? ''] ?? []), table.handed];
  const ahead = (island: HTMLElement) => isLive(island) || savesData() || fetchAll(filesOf(island)).catch(() => {});

  function tell(island: HTMLElement, isLost: boolean) {
    lost[isLost ? 'add' : 'delete'](island);
    fault.tell(lost.size > 0);
  }

  async function hydrate(island: HTMLElement) {
    const at = islands.indexOf(island);
    if (at < 0 || isLive(island) || pending.has(island)) return;
    island.dataset.asked = '';
    pending.add(island);
    tell(island, false);
    const files = filesOf(island);
    const late = setTimeout(tell, LOST, island, true);
    try {
      const handed = (await fetchAll(files)).at(-1) as unknown[];
      const { default: start } = await load(files[0] ?? '');
      // Wait for the end of IME composition: React adopts a field's value, which lacks the letters being composed.
      await composing;
      start(island, handed[at], { live: () => live(island), rebuilt });
    } catch {
      pending.delete(island);
      tell(island, true);
    } finally {
      clearTimeout(late);
    }
  }

  function live(island: HTMLElement) {
    delete island.dataset.asked;
    tell(island, false);
    for (const control of busy) if (!notHydratedAt(control)) control.removeAttribute('aria-busy');
    for (const name of island.dataset.also?.split(' ') ?? []) islandsNamed(name).forEach(hydrate);
  }

  const use = ({ target }: Event) => {
    const island = notHydratedAt(target);
    // Links keep working without hydration.
    if (island && !(target as Element).closest('a[href]')) hydrate(island);
  };
  const press = (control: HTMLElement) => {
    const island = notHydratedAt(control);
    if (!island) return;
    hydrate(island);
    setTimeout(() => {
      if (isLive(island)) return;
      busy.add(control);
      control.setAttribute('aria-busy', 'true');
    }, BUSY);
  };

  const look = () => {
    const parts = allControls();
    const typed = held.typed.map(({ at }) => parts[at]);
    for (const island of islands) {
      const { hydrate: when, now } = island.dataset;
      const own = controlsIn(island);
      if (
        when === 'now' ||
        (now && needsImmediateHydration(now, location, history.state)) ||
        own.some((part) => isChanged(part) || typed.includes(part) || part === held.submit?.form)
      )
        hydrate(island);
    }
    // Pressed before this script ran.
    held.clicks.forEach(press);
  };

  const on = (target: EventTarget, names: string[], listener: (event: Event) => void, signal?: AbortSignal) => {
    for (const name of names)
      target.addEventListener(name, listener, { capture: true, passive: true, ...(signal && { signal }) });
  };
  on(document, USE_EVENTS, use);
  on(document, ['compositionstart'], () => {
    composing = new Promise<void>((end) => {
      composed = end;
    });
  });
  on(document, ['compositionend'], () => composed());
  on(window, ['pageshow', 'hashchange', 'popstate'], look);
  const signs = new AbortController();
  // An island has no box of its own, so its parent is observed.
  const near = (island: HTMLElement, what: (island: HTMLElement) => unknown) =>
    whenInView(island.parentElement ?? island, NEAR, () => what(island));
  on(
    window,
    INTENT_EVENTS,
    (event) => {
      // Browsers also report a resting mouse when a page appears under it.
      const { movementX, movementY } = event as PointerEvent;
      if (movementX === 0 && movementY === 0) return;
      signs.abort();
      for (const island of islands) near(island, ahead);
    },
    signs.signal,
  );
  held.press = press;
  for (const island of islands) {
    const { hydrate: when, after, ahead: early } = island.dataset;
    if (early !== undefined) addEventListener('load', () => ahead(island));
    if (when === 'visible' || isPastDay(after)) near(island, hydrate);
  }
  look();
}
