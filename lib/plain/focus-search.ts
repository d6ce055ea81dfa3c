import { arrivalBy } from './arrival-by';

/**
 * Whoever comes to the search wants to type: its field has the focus. Not on phones, where a keyboard would rise over the
 * page; not where the address asks already; not on the way back, to a place of the visitor's own.
 */
export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('input[data-arrival-focus]');
  const isNew = arrivalBy() === 'navigate' && !location.search && !location.hash;
  const isFree = document.activeElement === document.body && window.scrollY === 0;
  if (!field || !isNew || !isFree || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  field.focus({ preventScroll: true });
}
