/** From how many pixels on the header turns white (R-NAV-2). */
const THRESHOLD = 10;

/** Tells the style sheet, by attributes of the root element, whether and how far the page is scrolled. */
export function scrollState(): void {
  const root = document.documentElement;
  const update = () => {
    root.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
    root.toggleAttribute('data-scrolled-far', scrollY > innerHeight);
  };
  update();
  addEventListener('scroll', update, { passive: true });
}
