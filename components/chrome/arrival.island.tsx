'use client';

import { useEffect } from 'react';

/** How long after arrival the page scrolls to its section (R-NAV-5). */
const DELAY = 100;

/** How long the way to a section may take; later scrolling is the reader's own. */
const LONGEST_WAY = 2000;

const READER_TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Over as soon as the reader scrolls, taps or types, and at the latest when the way must be done. */
function arrival(): AbortController {
  const over = new AbortController();
  const end = () => over.abort();
  for (const sign of READER_TAKES_OVER) window.addEventListener(sign, end, { signal: over.signal, passive: true });
  window.setTimeout(end, DELAY + LONGEST_WAY);
  return over;
}

/** The id a hash names; one that is no proper address, like '#%', names nothing. idOf('#B%C3%BCcher') → 'Bücher' */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Moves view and focus to the section; what loads above may move it meanwhile, so the way is set right at its end. */
function moveTo(hash: string, over: AbortController) {
  const target = document.getElementById(idOf(hash));
  if (!target || over.signal.aborted) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const setRight = () => {
    const place = window.scrollY;
    target.scrollIntoView({ behavior: 'instant' });
    if (window.scrollY === place) over.abort();
  };
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  window.addEventListener('scrollend', setRight, { signal: over.signal });
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
    const over = arrival();
    const timer = window.setTimeout(() => moveTo(hash, over), DELAY);
    return () => {
      window.clearTimeout(timer);
      over.abort();
    };
  }, []);
  return null;
}
