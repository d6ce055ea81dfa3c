import { type RefObject, useSyncExternalStore } from 'react';

function watch(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** The whole screen for an element, where the browser gives it; a dialog itself may not have it, what lies in it may. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(
    watch,
    () => Boolean(document.fullscreenElement),
    () => false,
  );
  return {
    isPossible: document.fullscreenEnabled,
    isOn,
    // Refused, everything stays as it is.
    toggle() {
      const done = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
      done?.catch(() => undefined);
    },
  };
}
