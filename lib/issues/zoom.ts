/** Zoom and pan: scale, and the offset of the page's centre from the viewport's, in pixels. */
export type View = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
type Size = { width: number; height: number };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
export const ZOOM_STEP = 1.5;

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Clamps panning to the page's edges: held({ scale: 2, x: 999, y: 0 }, { width: 400, … }, { width: 300, … }) → { scale: 2, x: 250, y: 0 } */
export function held({ scale, x, y }: View, sheet: Size, window: Size): View {
  const room = (own: number, seen: number) => Math.max(0, (own * scale - seen) / 2);
  const [across, down] = [room(sheet.width, window.width), room(sheet.height, window.height)];
  return { scale, x: between(x, -across, across), y: between(y, -down, down) };
}

/** Zooms around a point, measured from the viewport's centre: zoomAt(WHOLE, 2, { x: 50, y: 0 }) → { scale: 2, x: -50, y: 0 } */
export function zoomAt({ scale, x, y }: View, by: number, at: Point): View {
  const next = between(scale * by, 1, MAX_SCALE);
  const grown = next / scale;
  return { scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown };
}

/** Pinch gesture: pinch(WHOLE, [a, b], [c, d]) → { scale: 2, … } if the fingers are twice as far apart */
export function pinch(view: View, before: readonly [Point, Point], now: readonly [Point, Point]): View {
  const apart = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [from, to] = [middle(before), middle(now)];
  const next = zoomAt(view, apart(now) / apart(before), from);
  return { ...next, x: next.x + to.x - from.x, y: next.y + to.y - from.y };
}
