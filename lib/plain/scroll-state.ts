/** Scroll offset in pixels from which the header turns white (R-NAV-2). */
const THRESHOLD = 10;

/** With the focus in one of these, the arrow to the top would be in the way. */
const FIELDS = 'input, select, textarea, fieldset';

/** Sets attributes on the root element for the style sheet: scrolled, so far that the arrow to the top shows, and the focus
 * in a field. A `:has(:focus)` of the root would make browsers look at every list of the page with each change of focus. */
export function scrollState(): void {
  const root = document.documentElement;
  const follow = (focused: EventTarget | null) =>
    root.toggleAttribute('data-in-field', focused instanceof Element && focused.closest(FIELDS) !== null);
  const update = () => {
    root.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
    root.toggleAttribute(
      'data-scrolled-far',
      // Left of the arrow: on a phone, a choice that it would cover is there.
      scrollY > innerHeight &&
        !document.elementFromPoint(innerWidth - 72, innerHeight - 40)?.closest('label, button, td'),
    );
    // Browsers report no focus lost by an element that is taken away.
    follow(document.activeElement);
  };
  // Together with the layout of the next frame, instead of forcing one.
  requestAnimationFrame(update);
  addEventListener('scroll', update, { passive: true });
  addEventListener('focusin', ({ target }) => follow(target));
  addEventListener('focusout', ({ relatedTarget }) => follow(relatedTarget));
}
