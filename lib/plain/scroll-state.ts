/** Scroll offset in pixels from which the header turns white (R-NAV-2). */
const THRESHOLD = 10;

const FIELDS = 'input,select,fieldset';

/** Sets attributes on the root element for the style sheet: scrolled, so far that the arrow to the top shows, and the focus
 * in a field (text areas are in fieldsets), where it would be in the way. A `:has(:focus)` of the root would restyle every list. */
export function scrollState(): void {
  const root = document.documentElement;
  const follow = () => root.toggleAttribute('data-focusin', !!document.activeElement?.closest(FIELDS));
  const update = () => {
    root.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
    root.toggleAttribute(
      'data-scrolled-far',
      // Left of the arrow: on a phone, a choice that it would cover is there.
      scrollY > innerHeight &&
        !document.elementFromPoint(innerWidth - 72, innerHeight - 40)?.closest('label, button, td'),
    );
  };
  // After all that this script changes, so that the page is laid out once.
  setTimeout(update);
  addEventListener('scroll', update);
  addEventListener('focusin', follow);
  addEventListener('focusout', follow);
}
