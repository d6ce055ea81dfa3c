/** The heading above a form in steps: whoever comes back to the first step lands there. */
export const FORM_HEADING = 'formular-titel';

/** Moves focus and view to the top of a message that has just appeared; as its `ref`, once it does. */
export function showTop(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
