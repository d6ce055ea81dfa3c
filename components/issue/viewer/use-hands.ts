import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { type Point, pinch, type View, WHOLE } from '@/lib/issues/zoom';
import type { Zoom } from './use-zoom';

/** In pixels: smaller movements are a resting finger. */
const SLACK = 8;
/** Fraction of the viewport's width: a longer swipe turns the page. */
const SWIPE = 0.14;
/** In milliseconds, between two taps. */
const DOUBLE = 280;
const DOUBLE_TAP = 2.5;

type Start = { view: View; hands: Point[] };

/**
 * Pointer input for the paper: swipe, drag, pinch, tap, double tap.
 *
 * @param turn turns this number of leaves
 * @param choose handles the tapped element
 */
export function useGestures(zoom: Zoom, turn: (leaves: number) => void, choose: (target: Element) => void) {
  const hands = useRef(new Map<number, Point>());
  const start = useRef<Start>({ view: WHOLE, hands: [] });
  const isMoved = useRef(false);
  const kind = useRef('mouse');
  const tapped = useRef<number>(undefined);
  const { stage, sheets } = zoom;

  const begin = () => {
    start.current = { view: zoom.now(), hands: [...hands.current.values()] };
    stage.current?.toggleAttribute('data-held', hands.current.size > 0);
  };
  /** Moves the page along with a swipe, and sets where a turning leaf starts. */
  const pull = (pixels: number, from = 0) => {
    sheets.current?.style.setProperty('--pulled', `${pixels}px`);
    sheets.current?.style.setProperty('--from', `${from}px`);
  };

  const end = ({ pointerId }: PointerEvent, isTaken: boolean) => {
    const at = hands.current.get(pointerId);
    const [from] = start.current.hands;
    const wasAlone = hands.current.size === 1;
    if (!at || !hands.current.delete(pointerId)) return;
    begin();
    if (!wasAlone || !isMoved.current || !from) return;
    const across = at.x - from.x;
    const isSwipe = isTaken && zoom.now().scale === 1 && Math.abs(across) > SWIPE * (stage.current?.offsetWidth ?? 0);
    pull(0, isSwipe ? across : 0);
    if (isSwipe) turn(across < 0 ? 1 : -1);
    zoom.settle();
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || hands.current.size > 1) return;
      kind.current = event.pointerType;
      if (hands.current.size === 0) isMoved.current = false;
      hands.current.set(event.pointerId, zoom.pointOf(event));
      begin();
    },
    onPointerMove(event: PointerEvent) {
      if (!hands.current.has(event.pointerId)) return;
      hands.current.set(event.pointerId, zoom.pointOf(event));
      const { view, hands: before } = start.current;
      const [a, b] = [...hands.current.values()];
      const [from, other] = before;
      if (!a || !from) return;
      const [x, y] = [a.x - from.x, a.y - from.y];
      if (!isMoved.current && !b && Math.hypot(x, y) < SLACK) return;
      if (!isMoved.current) stage.current?.setPointerCapture(event.pointerId);
      isMoved.current = true;
      if (b && other) zoom.show(pinch(view, [from, other], [a, b]));
      else if (view.scale > 1) zoom.show({ ...view, x: view.x + x, y: view.y + y });
      else pull(x);
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
    onClick(event: MouseEvent) {
      const { target, detail } = event;
      // A drag fires a click as well; clicks by keyboard have detail 0.
      if (detail > 0 && isMoved.current) return;
      if (detail === 0 || kind.current !== 'touch') return choose(target as Element);
      if (tapped.current === undefined) {
        tapped.current = window.setTimeout(() => {
          tapped.current = undefined;
          choose(target as Element);
        }, DOUBLE);
        return;
      }
      window.clearTimeout(tapped.current);
      tapped.current = undefined;
      if (zoom.now().scale > 1) zoom.reset();
      else zoom.zoomBy(DOUBLE_TAP, zoom.pointOf(event));
    },
  };
}
