import { type RefObject, useEffect, useEffectEvent } from 'react';
import { painted } from '@/lib/plain/painted';

/**
 * Closes a panel by what people do elsewhere: a click beside it, or the focus that goes on to something else.
 *
 * @param inside what belongs to the panel, its opener included
 */
export function useDismiss(isOpen: boolean, inside: RefObject<HTMLElement | null>[], dismiss: () => void) {
  const isOutside = ({ target }: Event) =>
    target instanceof Node && !inside.some(({ current }) => current?.contains(target));
  const close = useEffectEvent(dismiss);
  const leave = useEffectEvent((event: Event) => isOutside(event) && painted().then(close));
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const on = (names: string[], listener: (event: Event) => void) => {
      for (const name of names) document.addEventListener(name, listener, { capture: true, signal: listening.signal });
    };
    // Closed as soon as a press moves the focus, the page would shift and the press miss what it was meant for.
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
