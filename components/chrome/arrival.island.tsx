'use client';

import { useEffect } from 'react';

/** How long after arrival the page scrolls to its section (spec 1 §9). */
const DELAY = 100;

/** How long the way to a section may take; later scrolling is the reader's own. */
const LONGEST_WAY = 2000;

const READER_TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Ends as soon as the reader scrolls, taps or types, and at the latest when the way must be over. */
function whileArriving(): AbortSignal {
  const over = new AbortController();
  const { signal } = over;
  for (const sign of READER_TAKES_OVER) window.addEventListener(sign, () => over.abort(), { signal, passive: true });
  window.setTimeout(() => over.abort(), DELAY + LONGEST_WAY);
  return signal;
}

/** Moves view and focus to the section; what loads above may move it meanwhile, so the way is set right at its end. */
function moveTo(hash: string, arriving: AbortSignal) {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target || arriving.aborted) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  window.addEventListener('scrollend', () => target.scrollIntoView({ behavior: 'instant' }), { signal: arriving });
  if (target.tabIndex >= 0 || target.hasAttribute('tabindex')) target.focus({ preventScroll: true });
}

/**
 * Scrolls to the section named in the address 100 ms after arrival, below the header, and moves the focus along.
 * Without script the browser jumps there by itself. A reader who has begun to move is left alone.
 */
export function Arrival() {
  useEffect(() => {
    const { hash } = window.location;
    if (hash.length < 2) return;
    const arriving = whileArriving();
    const timer = window.setTimeout(() => moveTo(hash, arriving), DELAY);
    return () => window.clearTimeout(timer);
  }, []);
  return null;
}
