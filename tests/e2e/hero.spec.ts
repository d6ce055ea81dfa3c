import { expect, test } from '@playwright/test';
import { resize } from './access-rules';

/** From the narrowest phones to the widest desktops. */
const WIDTHS = [320, 336, 360, 375, 390, 412, 480, 640, 768, 992, 1024, 1280, 1440, 1920];

/** Minimum distance of a strip’s words from other words, in pixels. */
const CLEAR = 4;

test('the headlines flying out of the newspaper cover neither each other nor other words, at any width (R-LAND-2)', {
  tag: '@night',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const size of ['100%', '200%'])
    for (const width of WIDTHS) {
      await page.evaluate((share) => {
        document.documentElement.style.fontSize = share;
      }, size);
      await resize(page, width, 800);
      expect(await page.evaluate(collisions, CLEAR), `${width} px, text at ${size}`).toEqual([]);
    }
});

// Runs in the page and is self-contained, as only its own source is sent there.

/** Strips that touch another strip, other words of the hero or the line below it, or leave the viewport. */
function collisions(clear: number): string[] {
  /** Corners of a rotated strip. */
  const corners = (strip: HTMLElement): [number, number][] => {
    const { left, right, top, bottom } = strip.getBoundingClientRect();
    const angle = (Number.parseFloat(getComputedStyle(strip).rotate) * Math.PI) / 180;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([h = 0, v = 0]) => {
      const [dx, dy] = [(h * strip.offsetWidth) / 2, (v * strip.offsetHeight) / 2];
      return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
    });
  };
  const boxOf = ({ left, right, top, bottom }: DOMRect): [number, number][] => [
    [left - clear, top - clear],
    [right + clear, top - clear],
    [right + clear, bottom + clear],
    [left - clear, bottom + clear],
  ];
  /** Whether two convex shapes overlap, by the separating axis theorem. */
  const overlap = (one: [number, number][], other: [number, number][]) =>
    [one, other].every((shape) =>
      shape.every(([x, y], index) => {
        const [toX, toY] = shape[(index + 1) % shape.length] ?? [0, 0];
        const [nx, ny] = [toY - y, x - toX];
        const spans = [one, other].map((points) => points.map(([px, py]) => px * nx + py * ny));
        const [a = [], b = []] = spans;
        return Math.max(...a) > Math.min(...b) && Math.max(...b) > Math.min(...a);
      }),
    );
  const strips = [...document.querySelectorAll<HTMLElement>('.headlines span')];
  const words = [...document.querySelectorAll('.words :is(h1, p, li, a), section:has(.headlines) + div p')].map(
    (element) => [element.textContent ?? '', boxOf(element.getBoundingClientRect())] as const,
  );
  const found: string[] = strips.length === 3 ? [] : [`${strips.length} strips`];
  for (const [index, strip] of strips.entries()) {
    const own = corners(strip);
    const others = strips.slice(index + 1).map((other) => [other.textContent ?? '', corners(other)] as const);
    for (const [text, shape] of [...others, ...words])
      if (overlap(own, shape)) found.push(`${strip.textContent} × ${text}`);
    if (own.some(([x]) => x < 0 || x > window.innerWidth)) found.push(`${strip.textContent} leaves the window`);
  }
  return found;
}
