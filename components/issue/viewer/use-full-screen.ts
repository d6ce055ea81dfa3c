import { type RefObject, useSyncExternalStore } from 'react';

function watch(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Full screen for an element, if supported; browsers refuse it to a dialog, but not to its content. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(
    watch,
    () => Boolean(document.fullscreenElement),
    () => false,
  );
  return {
    isPossible: document.fullscreenEnabled,
    isOn,
    // If refused, nothing changes.
    toggle() {
      const done = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
      done?.catch(() => undefined);
    },
  };
}
