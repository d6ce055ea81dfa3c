import { navigationType } from './arrival-by';

/** Focuses the search field on arrival. Not on touch devices, where the keyboard would cover the page; not if the
 * address has a query; not on the way back. */
export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('input[data-arrival-focus]');
  const isNew = navigationType() === 'navigate' && !location.search && !location.hash;
  const isFree = document.activeElement === document.body && scrollY === 0;
  if (!field || !isNew || !isFree || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  field.focus({ preventScroll: true });
}
