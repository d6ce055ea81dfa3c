import { afterPaint } from '@/lib/after-paint';
import { type Line, lineNear, linesOfPage } from './lines';
import { mastheadHeight } from './reading';

/** Pixels around the line. */
const AIR = 6;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable]');

/** Dims all lines but one, which follows pointer, touch, arrow keys and two buttons (R-AID-6). → { start, measure } */
export function rulerOf(root: HTMLElement, ended: () => void) {
  const slit = root.querySelector<HTMLElement>('[data-slit]');
  let lines: Line[] = [];
  let at = 0;
  let listening: AbortController | undefined;

  const draw = () => {
    const line = lines[at];
    if (!line || !slit) return;
    slit.style.insetBlockStart = `${line.top - window.scrollY - AIR}px`;
    slit.style.insetInlineStart = `${line.left - window.scrollX - AIR}px`;
    slit.style.blockSize = `${line.bottom - line.top + 2 * AIR}px`;
    slit.style.inlineSize = `${line.right - line.left + 2 * AIR}px`;
  };
  const measure = () => {
    if (!listening) return;
    lines = linesOfPage();
    at = Math.min(at, lines.length - 1);
    draw();
  };
  /** Scrolls the line into the upper part of the viewport, so that the next lines are visible too. */
  const follow = () => {
    const line = lines[at];
    if (!line) return;
    const [high, low] = [window.scrollY + mastheadHeight(), window.scrollY + window.innerHeight * 0.6];
    if (line.top < high) window.scrollBy({ top: line.top - high - 2 * AIR, behavior: 'instant' });
    else if (line.bottom > low) window.scrollBy({ top: line.bottom - low, behavior: 'instant' });
    draw();
  };
  const step = (by: number) => {
    at = Math.max(0, Math.min(lines.length - 1, at + by));
    follow();
  };
  const point = ({ clientX, clientY, target }: PointerEvent) => {
    if (target instanceof Element && root.contains(target)) return;
    at = lineNear(lines, clientX + window.scrollX, clientY + window.scrollY);
    draw();
  };
  const scrolled = () => {
    const line = lines[at];
    const isGone = line && (line.bottom < window.scrollY || line.top > window.scrollY + window.innerHeight);
    if (isGone) at = lineNear(lines, (line.left + line.right) / 2, window.scrollY + window.innerHeight / 3);
    draw();
  };
  const key = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') return stop();
    if (!by || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    step(by);
  };

  function stop() {
    listening?.abort();
    listening = undefined;
    if (root.matches(':popover-open')) root.hidePopover();
    ended();
  }
  function start() {
    listening = new AbortController();
    const { signal } = listening;
    const options = { signal, passive: true };
    lines = linesOfPage();
    at = Math.max(
      0,
      lineNear(lines, window.innerWidth / 2, window.scrollY + Math.max(mastheadHeight(), window.innerHeight / 3)),
    );
    root.showPopover();
    document.addEventListener('pointermove', point, options);
    document.addEventListener('pointerdown', point, options);
    document.addEventListener('keydown', key, { signal });
    window.addEventListener('scroll', scrolled, options);
    window.addEventListener('resize', measure, options);
    for (const button of root.querySelectorAll<HTMLElement>('[data-step]'))
      button.addEventListener('click', () => step(Number(button.dataset.step)), options);
    // Show the press first: repainting the page without its overlay is slow on phones.
    root.querySelector('[data-end]')?.addEventListener('click', () => void afterPaint().then(stop), options);
    follow();
    root.querySelector<HTMLElement>('[data-step="1"]')?.focus({ preventScroll: true });
  }
  return { start, measure };
}
