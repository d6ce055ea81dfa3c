/** Scroll offset in pixels from which the header turns white (R-NAV-2). */
const THRESHOLD = 10;

/** Sets attributes on the root element for the style sheet: scrolled, and so far that the arrow to the top shows. */
export function scrollState(): void {
  const root = document.documentElement;
  const update = () => {
    root.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
    root.toggleAttribute(
      'data-scrolled-far',
      // Left of the arrow: on a phone, a choice that it would cover is there.
      scrollY > innerHeight &&
        !document.elementFromPoint(innerWidth - 72, innerHeight - 40)?.closest('label, button, td'),
    );
  };
  update();
  addEventListener('scroll', update, { passive: true });
}
