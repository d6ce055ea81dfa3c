import type { KeyboardEvent } from 'react';
import type { Zoom } from './use-zoom';

/** Hundredths of the window, by a key. */
const STEP = 18;

/** What a key does with the paper: an enlarged page is moved by the arrows, a whole one turned. */
function actOf(key: string, zoom: Zoom, turn: (leaves: number) => void): (() => void) | undefined {
  const isLarge = zoom.scale > 1;
  switch (key) {
    case 'ArrowLeft':
      return () => (isLarge ? zoom.moveBy(-STEP, 0) : turn(-1));
    case 'ArrowRight':
      return () => (isLarge ? zoom.moveBy(STEP, 0) : turn(1));
    case 'ArrowUp':
      return isLarge ? () => zoom.moveBy(0, -STEP) : undefined;
    case 'ArrowDown':
      return isLarge ? () => zoom.moveBy(0, STEP) : undefined;
    case 'PageUp':
      return () => turn(-1);
    case 'PageDown':
      return () => turn(1);
    case 'Home':
      return () => turn(Number.NEGATIVE_INFINITY);
    case 'End':
      return () => turn(Number.POSITIVE_INFINITY);
    case '+':
      return zoom.larger;
    case '-':
      return zoom.smaller;
    case '0':
      return zoom.reset;
    default:
      return undefined;
  }
}

/** In the text beside the paper, or with Ctrl, keys do what they always do. */
export function onKey(event: KeyboardEvent, zoom: Zoom, turn: (leaves: number) => void) {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || (target as Element).closest('.viewer-text')) return;
  const act = actOf(key, zoom, turn);
  if (!act) return;
  event.preventDefault();
  act();
}
