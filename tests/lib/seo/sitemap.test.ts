import { content } from '@/lib/content';
import { sitemap } from '@/lib/seo/sitemap';

const text = sitemap(content, (image) => `https://www.example.com/${image}?a&b`, '2026-11-14');

test('no change lies in the future, and addresses are escaped (R-TIME-8)', () => {
  expect(text).toContain('?a&amp;b');
  const days = [...text.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day ?? '');
  expect(days.filter((day) => day > '2026-11-14')).toEqual([]);
  expect(days.length).toBeGreaterThan(0);
});
