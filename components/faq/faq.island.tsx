'use client';

import { useEffect } from 'react';

const all = () => [...document.querySelectorAll<HTMLDetailsElement>("details[id^='faq-']")];

function openNamed() {
  const named = all().find(({ id }) => `#${id}` === window.location.hash);
  if (!named) return;
  named.open = true;
  named.scrollIntoView({ block: 'nearest' });
  named.querySelector('summary')?.focus({ preventScroll: true });
}

/** Opens the question of the address (`#faq-3`), all of them for the printer, and one at a time in older browsers. */
export function FaqControl() {
  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    openNamed();
    window.addEventListener('hashchange', openNamed, { signal });
    if (!('name' in HTMLDetailsElement.prototype)) {
      document.addEventListener(
        'toggle',
        ({ target }) => {
          const opened = target as HTMLDetailsElement;
          if (!opened.open || !all().includes(opened)) return;
          for (const other of all()) if (other !== opened) other.open = false;
        },
        { capture: true, signal },
      );
    }
    let before: HTMLDetailsElement[] = [];
    window.addEventListener(
      'beforeprint',
      () => {
        before = all().filter(({ open }) => open);
        for (const details of all()) {
          details.removeAttribute('name');
          details.open = true;
        }
      },
      { signal },
    );
    window.addEventListener(
      'afterprint',
      () => {
        for (const details of all()) {
          details.open = before.includes(details);
          details.setAttribute('name', 'faq');
        }
      },
      { signal },
    );
    return () => events.abort();
  }, []);
  return null;
}
