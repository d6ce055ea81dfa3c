import type { KeyboardEvent } from 'react';
import type { Zoom } from './use-zoom';

/** Distance per key press, in hundredths of the viewport. */
const STEP = 18;

/** Action of a key: the arrows move a zoomed page, and turn a whole one. */
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

/** No-op inside the text beside the paper and with modifier keys. */
export function onKey(event: KeyboardEvent, zoom: Zoom, turn: (leaves: number) => void) {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || (target as Element).closest('.viewer-text')) return;
  const act = actOf(key, zoom, turn);
  if (!act) return;
  event.preventDefault();
  act();
}
