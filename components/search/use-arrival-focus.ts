import { type RefObject, useEffect } from 'react';

/**
 * Whoever comes to the search wants to type: the field has the focus. Not where a keyboard would rise over the page, as
 * on phones; not where the address asks already; and not on the way back or after a reload, where the visitor comes back
 * to a place of their own.
 */
export function useArrivalFocus(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isNew = arrival?.type === 'navigate' && !window.location.search && !window.location.hash;
    const isFree = document.activeElement === document.body && window.scrollY === 0;
    if (!isNew || !isFree || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    field.current?.focus({ preventScroll: true });
  }, [field]);
}
