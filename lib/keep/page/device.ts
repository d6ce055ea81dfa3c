import { withBase } from 'content/base-path';
import { removeCopies } from '../keep';
import type { PictureChoice } from '../list';
import { WORKER_PATH } from '../names';
import { oneAtATime } from '../one-at-a-time';
import { type Environment, savedPages } from '../page-copy';
import type { Words } from './words';

/** canKeep() → false in an old browser, without https and in some private windows */
export function canKeep(): boolean {
  try {
    return 'serviceWorker' in navigator && Boolean(window.caches);
  } catch {
    return false;
  }
}

/** Requires canKeep(): worldHere() → { caches, base: '/name', … } */
export const worldHere = (): Environment => ({
  caches,
  fetch: (address, init) => fetch(address, init),
  base: withBase('/').slice(0, -1),
  lock: oneAtATime,
});

/** Asks the browser not to remove the copies when space is short or nobody comes for days. Firefox asks the visitor, so
 * only after a press. askToStay() → resolves to false if refused, or if the browser decides alone */
export const askToStay = async (): Promise<boolean> =>
  (await navigator.storage?.persist?.().catch(() => false)) ?? false;

/** Registers the service worker: startWorker() → resolves once it is active; rejects if it cannot start */
export async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(withBase(WORKER_PATH));
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  await new Promise<void>((done, fail) => {
    const look = () => {
      if (worker?.state === 'activated') done();
      if (!worker || worker.state === 'redundant') fail(new TypeError('The worker does not start.'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/** Removes copies; with the visitor's last one also the cache and the service worker:
 * removeAndLeave(world, '/news/eulen/') → the remaining copies */
export async function removeAndLeave(world: Environment, ...paths: string[]) {
  const left = await removeCopies(world, ...paths);
  if (left.length === 0) {
    const registration = await navigator.serviceWorker.getRegistration(`${world.base}/`);
    await registration?.unregister();
  }
  return left;
}

/** Cleans up after a failed save; earlier copies stay: tidy(world) → the remaining copies */
export const tidy = async (world: Environment) => removeAndLeave(world).catch(() => savedPages(world));

/** reasonOf(new DOMException('', 'QuotaExceededError')) → 'full' */
export function reasonOf(fault: unknown): keyof Words['faults'] {
  if (!(fault instanceof DOMException)) return 'failed';
  if (fault.name === 'QuotaExceededError') return 'full';
  // On a full disk Chromium aborts the worker's registration, or names no cause.
  return /^(Network|Abort|Unknown)Error$/.test(fault.name) ? 'failed' : 'blocked';
}

/** Evaluates a `sizes` value, in CSS pixels: widthOf('(width >= 62rem) 24rem, 92vw') → such as 331.2 on a phone 360 pixels wide */
function widthOf(sizes: string): number {
  for (const part of sizes.split(',')) {
    const [, condition, length = ''] = /^\s*(\(.*\))?\s*(\S+)\s*$/.exec(part) ?? [];
    if (condition && !matchMedia(condition).matches) continue;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const unit = length.endsWith('vw') ? innerWidth / 100 : length.endsWith('rem') ? rem : 1;
    return Number.parseFloat(length) * unit || innerWidth;
  }
  return innerWidth;
}

/** Picture sizes for this viewport, in the format the browser chose:
 * lookHere(['92vw'], ['/pictures/1f2e3d4c-480.avif']) → such as { format: 'avif', widths: { '92vw': 994 } } */
export function lookHere(sizes: string[], shown: string[]): PictureChoice {
  const format = shown.map((address) => /\.(avif|webp)$/.exec(address)?.[1]).find(Boolean) ?? 'webp';
  return { format, widths: Object.fromEntries(sizes.map((text) => [text, widthOf(text) * devicePixelRatio])) };
}

/** Addresses of the loaded pictures: picturesShown() → ['/pictures/1f2e3d4c-480.avif', …] */
export const picturesShown = () =>
  [...document.images].flatMap(({ currentSrc }) => (currentSrc ? [new URL(currentSrc).pathname] : []));
