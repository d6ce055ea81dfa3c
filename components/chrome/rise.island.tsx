'use client';

import { useEffect } from 'react';

/** How much of a section must be visible before it rises (spec 1 §9). */
const VISIBLE = 0.1;

/** Lets sections rise when they come into view. What is in view on load stays as it is. */
export function Rise() {
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    let first = true;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) {
            target.setAttribute('data-rise', '');
            observer.unobserve(target);
          } else if (first && target.getBoundingClientRect().top > 0) {
            target.setAttribute('data-rise', 'waiting');
          }
        }
        if (first) document.documentElement.setAttribute('data-observed', '');
        first = false;
      },
      { threshold: VISIBLE },
    );
    for (const element of document.querySelectorAll('[data-rise]')) observer.observe(element);
    const showAll = () => {
      for (const element of document.querySelectorAll('[data-rise]')) element.setAttribute('data-rise', '');
    };
    window.addEventListener('beforeprint', showAll);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', showAll);
    };
  }, []);
  return null;
}
