/** Id of the heading above a form with steps; it gets the focus on return to the first step. */
export const FORM_HEADING = 'formular-titel';

/** Frames after which a smooth scroll that was running has ended. */
const GLIDE = 45;
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Moves focus and viewport to the top of a message; used as its `ref`, as soon as it is rendered. */
export function showTop(element: HTMLElement | null) {
  if (!element) return;
  element.focus({ preventScroll: true });
  const show = () => element.scrollIntoView({ block: 'start', behavior: 'instant' });
  show();
  const top = element.getBoundingClientRect().top;
  const moved = new AbortController();
  for (const sign of SIGNS) addEventListener(sign, () => moved.abort(), { signal: moved.signal, passive: true });
  // A smooth scroll in progress, by Space or to an anchor, continues after the jump.
  const hold = (frames: number) => {
    if (moved.signal.aborted || !element.isConnected) return;
    if (frames === 0) return moved.abort();
    if (Math.abs(element.getBoundingClientRect().top - top) > 1) show();
    requestAnimationFrame(() => hold(frames - 1));
  };
  requestAnimationFrame(() => hold(GLIDE));
}
