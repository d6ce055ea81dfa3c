import { type RefObject, useEffect } from 'react';

/** Arrow keys move from the search field through the results; up from the first one returns to the field. */
export function useArrowKeys(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const move = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      const stops = [...element.querySelectorAll<HTMLElement>('input[type=search], .hits a')];
      const here = stops.indexOf(document.activeElement as HTMLElement);
      const next = here < 0 ? undefined : stops[here + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    element.addEventListener('keydown', move);
    return () => element.removeEventListener('keydown', move);
  }, [root]);
}
