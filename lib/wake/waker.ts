import { whenInView } from '@/lib/plain/when-in-view';
import { faultOf } from './fault';
import { asksNow, isChanged } from './needs';
import { isOver } from './over';
import { fetchAhead, run, type Sleeping } from './scripts';
import { partsIn } from './typed';

/** Milliseconds until a press is seen to be at work, and until the page says that its scripts are lost. */
const BUSY = 400;
const LOST = 10_000;

const SIGNS = ['scroll', 'pointermove', 'touchstart', 'keydown'];
const NEAR = '100% 0px';

const USES = ['pointerdown', 'focusin', 'keydown', 'input'];

/**
 * Wakes a sleeping page, with all its islands: as soon as one is used, comes near where it moves by itself
 * (`data-wake="visible"`), or the address, a changed control or the visitor's day ask for it.
 */
export function startWaker(sleeping: Sleeping, rebuilt: () => void): void {
  const { held } = window;
  if (!held) return;
  const islands = [...document.querySelectorAll<HTMLElement>('[data-wake]')];
  const fault = faultOf(wake);
  const busy = new Set<Element>();
  const timers: number[] = [];
  let isWaking = false;
  let isComposing = false;

  const after = (wait: number, what: () => void) => timers.push(window.setTimeout(what, wait));
  // React takes over what stands in a field; letters still being put together do not stand there yet.
  const start = () => isWaking && !isComposing && run(sleeping.data, fault.say);

  function wake() {
    if (isWaking && !fault.isSaid()) return;
    isWaking = true;
    fault.unsay();
    for (const chunk of sleeping.chunks) run(chunk, fault.say);
    start();
    after(LOST, fault.say);
  }

  const ahead = () => isWaking || fetchAhead(sleeping);
  const use = ({ target, type }: Event) => {
    if (type === 'focusin') held.focused = target as Element;
    // A link stays a link.
    if (target instanceof Element && target.closest('[data-wake]') && !target.closest('a[href]')) wake();
  };
  const press = (control: Element) => {
    wake();
    after(BUSY, () => busy.add(control) && control.setAttribute('aria-busy', 'true'));
  };

  const look = () => {
    const isAsked = islands.some(
      ({ dataset }) => dataset.wake === 'now' || (dataset.wakeNow && asksNow(dataset.wakeNow, location, history.state)),
    );
    if (isAsked || partsIn(document).some(isChanged) || held.typed || held.submit) wake();
    // Pressed before this script was there.
    held.clicks.forEach(press);
  };

  const listening = new AbortController();
  const on = (target: EventTarget, names: string[], listener: (event: Event) => void, { signal } = listening) => {
    for (const name of names) target.addEventListener(name, listener, { capture: true, passive: true, signal });
  };
  on(document, USES, use);
  on(document, ['compositionstart', 'compositionend'], ({ type }) => {
    isComposing = type === 'compositionstart';
    start();
  });
  on(window, ['pageshow', 'hashchange', 'popstate'], look);
  const signs = new AbortController();
  const sign = (event: Event) => {
    // A mouse at rest under a page that comes is reported as moved, too.
    const { movementX, movementY } = event as PointerEvent;
    if (movementX === 0 && movementY === 0) return;
    signs.abort();
    for (const island of islands) whenInView(island, NEAR, ahead);
  };
  on(window, SIGNS, sign, signs);
  const awake = () => {
    listening.abort();
    timers.forEach(window.clearTimeout);
    for (const control of busy) control.removeAttribute('aria-busy');
    fault.unsay();
  };
  Object.assign(held, { wake: press, awake, parts: partsIn(document), focused: document.activeElement, rebuilt });
  if (islands.some(({ dataset }) => dataset.wakeAhead !== undefined)) {
    addEventListener('load', ahead);
  }
  const moving = islands.filter(({ dataset }) => dataset.wake === 'visible' || isOver(dataset.wakeAfter));
  for (const island of moving) whenInView(island, NEAR, wake);
  look();
}
