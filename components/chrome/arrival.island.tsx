'use client';

import { useEffect } from 'react';

/** How long after arrival the page scrolls to its section (spec 1 §9). */
const DELAY = 100;

/** How long the way to a section may take; later scrolling is the reader's own. */
const LONGEST_WAY = 2000;

const READER_TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** What loads above may move the section: set right once the way is over, unless the reader has taken over. */
function setRight(target: Element) {
  const over = new AbortController();
  const { signal } = over;
  for (const sign of READER_TAKES_OVER) window.addEventListener(sign, () => over.abort(), { signal, passive: true });
  window.addEventListener(
    'scrollend',
    () => {
      over.abort();
      target.scrollIntoView({ behavior: 'instant' });
    },
    { signal },
  );
  window.setTimeout(() => over.abort(), LONGEST_WAY);
}

function moveTo(hash: string) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  setRight(target);
  if (target.tabIndex >= 0 || target.hasAttribute('tabindex')) target.focus({ preventScroll: true });
}

/**
 * Scrolls to the section named in the address 100 ms after arrival, below the header, and moves the focus along.
 * Without script the browser jumps there by itself.
 */
export function Arrival() {
  useEffect(() => {
    if (window.location.hash.length < 2) return;
    const timer = window.setTimeout(() => moveTo(window.location.hash), DELAY);
    return () => window.clearTimeout(timer);
  }, []);
  return null;
}
