import { withoutScripts } from './bare';
import { against, atLeast, median } from './figures';

test('a figure that misses its goal is bold, compared at the displayed precision', () => {
  expect([against(1.049, 1.05, 2), against(1.056, 1.05, 2), against(120, 120)]).toEqual([
    '1.05 ≤ 1.05',
    '**1.06 > 1.05**',
    '120 ≤ 120',
  ]);
  expect([atLeast(100, 100), atLeast(96, 97)]).toEqual(['100 ≥ 100', '**96 < 97**']);
  expect(median([3, 1, 2])).toBe(2);
});

test('the page without scripts loses only scripts and their preloads', () => {
  const kept = '<script type="application/ld+json">{"a":"b"}</script><link rel="preload" as="font" href="/a.woff2">';
  const page = (more: string) =>
    `<!DOCTYPE html><html lang="de"><head>${kept}${more}</head><body><p>Hallo</p></body></html>`;
  const scripts =
    '<script defer src="/a.js"></script><script>b("</p>")</script><link rel="preload" as="script" href="/a.js">';
  expect(withoutScripts(page(scripts))).toBe(page(''));
});
