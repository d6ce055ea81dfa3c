import { type RefObject, useEffect, useEffectEvent } from 'react';
import { afterPaint } from '@/lib/after-paint';

/**
 * Closes a panel when the visitor clicks outside or the focus leaves it.
 *
 * @param inside the elements of the panel, including its opener
 */
export function useDismiss(isOpen: boolean, inside: RefObject<HTMLElement | null>[], dismiss: () => void) {
  const isOutside = ({ target }: Event) =>
    target instanceof Node && !inside.some(({ current }) => current?.contains(target));
  const close = useEffectEvent(dismiss);
  const leave = useEffectEvent((event: Event) => isOutside(event) && afterPaint().then(close));
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const on = (names: string[], listener: (event: Event) => void) => {
      for (const name of names) document.addEventListener(name, listener, { capture: true, signal: listening.signal });
    };
    // Closing on the focus change of a press would shift the page, and the click would miss its target.
    let isPressed = false;
    on(['pointerdown'], () => {
      isPressed = true;
    });
    on(['click', 'pointercancel', 'keydown'], () => {
      isPressed = false;
    });
    on(['click'], leave);
    on(['focusin'], (event) => isPressed || leave(event));
    return () => listening.abort();
  }, [isOpen]);
}
