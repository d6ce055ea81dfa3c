'use client';

import { useEffect } from 'react';

/** From how many pixels on the header turns white (R-NAV-2). */
const THRESHOLD = 10;

/** Tells the style sheet, by attributes of the root element, whether and how far the page is scrolled. */
export function ScrollState() {
  useEffect(() => {
    const root = document.documentElement;
    const update = () => {
      root.toggleAttribute('data-scrolled', window.scrollY > THRESHOLD);
      root.toggleAttribute('data-scrolled-far', window.scrollY > window.innerHeight);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return null;
}
