import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { held, type Point, type View, WHOLE, ZOOM_STEP, zoomAt } from '@/lib/issues/zoom';

/** For a wheel turn with Ctrl; browsers report a touchpad pinch the same way. */
const PER_PIXEL = 0.006;
const TENTHS = 10;

/** Scale and position of the sheet. Written to the DOM without React, to keep up with the fingers. */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const view = useRef<View>(WHOLE);
  const [scale, setScale] = useState(WHOLE.scale);

  /** In pixels from the centre of the stage. */
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const show = (next: View) => {
    const [box, sheet] = [stage.current, sheets.current];
    if (!box || !sheet) return;
    const size = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height });
    view.current = held(next, size(sheet), size(box));
    const { x, y, scale: times } = view.current;
    sheet.style.transform = times === 1 ? '' : `translate(${x}px, ${y}px) scale(${times})`;
    box.toggleAttribute('data-zoomed', times > 1);
  };
  /** Passes the scale to React, which fetches larger pictures. */
  const settle = () => setScale(Math.round(view.current.scale * TENTHS) / TENTHS);
  const set = (next: View) => {
    show(next);
    settle();
  };
  const zoomBy = (by: number, at: Point = { x: 0, y: 0 }) => set(zoomAt(view.current, by, at));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Keeps the page behind from scrolling.
    event.preventDefault();
    const { ctrlKey, deltaX, deltaY } = event;
    if (ctrlKey) return zoomBy(Math.exp(-deltaY * PER_PIXEL), pointOf(event));
    const { x, y, scale: times } = view.current;
    if (times > 1) show({ scale: times, x: x - deltaX, y: y - deltaY });
  });
  const onResize = useEffectEvent(() => show(view.current));
  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const wheel = (event: WheelEvent) => onWheel(event);
    box.addEventListener('wheel', wheel, { passive: false });
    const watch = new ResizeObserver(() => onResize());
    watch.observe(box);
    return () => {
      box.removeEventListener('wheel', wheel);
      watch.disconnect();
    };
  }, []);

  return {
    stage,
    sheets,
    scale,
    pointOf,
    show,
    settle,
    zoomBy,
    now: () => view.current,
    reset: () => set(WHOLE),
    larger: () => zoomBy(ZOOM_STEP),
    smaller: () => zoomBy(1 / ZOOM_STEP),
    /** Moves by hundredths of the stage. */
    moveBy(x: number, y: number) {
      const { offsetWidth = 0, offsetHeight = 0 } = stage.current ?? {};
      const { current } = view;
      show({ ...current, x: current.x - (x * offsetWidth) / 100, y: current.y - (y * offsetHeight) / 100 });
    },
  };
}

export type Zoom = ReturnType<typeof useZoom>;
