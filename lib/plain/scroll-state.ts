/** Scroll offset in pixels from which the header turns white (R-NAV-2). */
const THRESHOLD = 10;

const CONTROLS = 'label, button, input, select, textarea, summary, [role=gridcell]';

/** Whether a control lies under the left edge of the arrow to the top: on a phone, controls reach that far from the left. */
function coversControl(arrow: Element): boolean {
  const { left, top, height } = arrow.getBoundingClientRect();
  return [0, height / 2, height].some((down) =>
    document.elementsFromPoint(left, top + down).some((element) => element.matches(CONTROLS)),
  );
}

/** Sets attributes on the root element for the style sheet: scrolled, and scrolled so far that the arrow shows. */
export function scrollState(): void {
  const root = document.documentElement;
  const arrow = document.querySelector('.to-top');
  const update = () => {
    root.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
    root.toggleAttribute('data-scrolled-far', scrollY > innerHeight && !(arrow && coversControl(arrow)));
  };
  update();
  addEventListener('scroll', update, { passive: true });
}
