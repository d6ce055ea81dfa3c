'use client';

import { useEffect } from 'react';

/** Addresses of the stand-ins by the name that a picture's data-fallback carries. */
type Props = { placeholders: Record<string, string> };

/** Signs that somebody has taken the page into their own hands: from then on it is not scrolled for them. */
const OWN_WAY = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * One listener for all pictures (R-FLT-5): a picture that does not load is swapped once for the stand-in its
 * data-fallback names. A book's cover is reported on the console, and a page opened at a book scrolls to it again.
 * Pictures that failed before this script ran are found as well.
 */
export function ImageFaults({ placeholders }: Props) {
  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    let onOwnWay = false;
    for (const name of OWN_WAY) window.addEventListener(name, () => (onOwnWay = true), { signal, passive: true });

    const fail = (image: HTMLImageElement) => {
      const { fallback = '', id, title, failed } = image.dataset;
      const standIn = placeholders[fallback];
      if (!standIn || failed !== undefined) return;
      image.dataset.failed = '';
      if (fallback === 'book') console.error(`Das Cover von „${title}“ (id ${id}) lässt sich nicht laden.`);
      for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.removeAttribute('srcset');
      image.removeAttribute('srcset');
      image.src = standIn;
      if (fallback === 'book' && !onOwnWay) scrollAgain();
    };

    document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && fail(target), {
      capture: true,
      signal,
    });
    const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;
    for (const image of document.images) {
      // Some browsers call a picture complete that is only waiting to come into view; decoding tells them apart.
      if (isBroken(image)) image.decode().catch(() => !signal.aborted && isBroken(image) && fail(image));
    }
    return () => events.abort();
  }, [placeholders]);
  return null;
}

/** Smooth or at once, as the page's own scroll-behavior says. */
function scrollAgain() {
  const { hash } = window.location;
  if (hash.startsWith('#book-')) document.getElementById(hash.slice(1))?.scrollIntoView();
}
