/** Scroll offset in pixels from which the header turns white (R-NAV-2). */
const THRESHOLD = 10;

/** Sets attributes on the root element for the style sheet: scrolled, and scrolled far. */
export function scrollState(): void {
  const root = document.documentElement;
  const update = () => {
    root.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
    root.toggleAttribute('data-scrolled-far', scrollY > innerHeight);
  };
  update();
  addEventListener('scroll', update, { passive: true });
}
