/** The heading above a form in steps: whoever comes back to the first step lands there. */
export const FORM_HEADING = 'formular-titel';

/** Frames in which a glide of the page that was under way has come to its end. */
const GLIDE = 45;
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Moves focus and view to the top of a message that has just appeared; as its `ref`, once it does. */
export function showTop(element: HTMLElement | null) {
  if (!element) return;
  element.focus({ preventScroll: true });
  const show = () => element.scrollIntoView({ block: 'start', behavior: 'instant' });
  show();
  const top = element.getBoundingClientRect().top;
  const moved = new AbortController();
  for (const sign of SIGNS) addEventListener(sign, () => moved.abort(), { signal: moved.signal, passive: true });
  // A page that glides, by Space or to an anchor, glides on behind the jump.
  const hold = (frames: number) => {
    if (moved.signal.aborted || !element.isConnected) return;
    if (frames === 0) return moved.abort();
    if (Math.abs(element.getBoundingClientRect().top - top) > 1) show();
    requestAnimationFrame(() => hold(frames - 1));
  };
  requestAnimationFrame(() => hold(GLIDE));
}
