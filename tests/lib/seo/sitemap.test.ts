import { content } from '@/lib/content';
import { sitemap } from '@/lib/seo/sitemap';

const text = sitemap(content, (image) => `https://www.example.com/${image}?a&b`, '2026-11-14');
const entries = text.split('<url>').slice(1);

test('each entry has its parts in the order of sitemap.xsd (R-SEO-2)', () => {
  expect(entries.length).toBeGreaterThan(20);
  for (const entry of entries)
    expect(entry.replace(/\s/g, '')).toMatch(
      /^<loc>[^<>]+<\/loc>(<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?(<image:image><image:loc>[^<>]+<\/image:loc><\/image:image>)*<\/url>/,
    );
  expect(entries.some((entry) => /lastmod[\s\S]*image:loc/.test(entry))).toBe(true);
  expect(text).toContain('?a&amp;b');
});

test('no change lies in the future (R-TIME-8)', () => {
  const days = [...text.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day ?? '');
  expect(days.filter((day) => day > '2026-11-14')).toEqual([]);
  expect(days.length).toBeGreaterThan(0);
});
