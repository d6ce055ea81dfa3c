import fc from 'fast-check';
import { held, MAX_SCALE, pinch, type View, WHOLE, zoomAt } from '@/lib/issues/zoom';

const within = (max: number) => fc.double({ min: -max, max, noNaN: true });
const points = fc.record({ x: within(800), y: within(800) });
const views = fc.record({ scale: fc.double({ min: 1, max: MAX_SCALE, noNaN: true }), x: within(900), y: within(900) });
const sizes = fc.record({ width: fc.integer({ min: 40, max: 2000 }), height: fc.integer({ min: 40, max: 2000 }) });

/** Screen position of a point of the sheet, both from the centre. */
const seen = ({ scale, x, y }: View, point: { x: number; y: number }) => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
});

test('zooming keeps the point under the finger in place (R-ISS-12)', () =>
  fc.assert(
    fc.property(views, points, fc.double({ min: 0.1, max: 10, noNaN: true }), (view, point, by) => {
      const next = zoomAt(view, by, seen(view, point));
      const [before, after] = [seen(view, point), seen(next, point)];
      expect(after.x).toBeCloseTo(before.x, 6);
      expect(after.y).toBeCloseTo(before.y, 6);
    }),
  ));

test('the zoom stays between the whole page and the maximum', () =>
  fc.assert(
    fc.property(views, points, fc.double({ min: 0.01, max: 100, noNaN: true }), (view, point, by) => {
      const { scale } = zoomAt(view, by, point);
      expect(scale).toBeGreaterThanOrEqual(1);
      expect(scale).toBeLessThanOrEqual(MAX_SCALE);
    }),
  ));

test('a page larger than the viewport always fills it, a smaller one stays centred', () =>
  fc.assert(
    fc.property(views, sizes, sizes, (view, sheet, window) => {
      const { scale, x, y } = held(view, sheet, window);
      for (const [at, own, room] of [
        [x, sheet.width * scale, window.width],
        [y, sheet.height * scale, window.height],
      ] as const) {
        if (own <= room) expect(Math.abs(at)).toBe(0);
        else expect(Math.abs(at) - (own - room) / 2).toBeLessThanOrEqual(1e-6);
      }
    }),
  ));

test('two fingers moving together drag the page, moving apart they enlarge it', () => {
  const [a, b, right] = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
    { x: 10, y: 5 },
  ];
  const moved = [a, b].map(({ x, y }) => ({ x: x + right.x, y: y + right.y })) as [typeof a, typeof b];
  expect(pinch({ scale: 2, x: 0, y: 0 }, [a, b], moved)).toEqual({ scale: 2, ...right });
  expect(
    pinch(
      WHOLE,
      [a, b],
      [
        { x: -100, y: 0 },
        { x: 100, y: 0 },
      ],
    ).scale,
  ).toBe(2);
});

test('two fingers on the same point do no harm', () => {
  const spot = { x: 5, y: 5 };
  expect(pinch(WHOLE, [spot, spot], [spot, { x: 9, y: 5 }]).scale).toBeLessThanOrEqual(MAX_SCALE);
});
