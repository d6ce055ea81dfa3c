import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notFoundFonts } from '@/lib/fonts/not-found-fonts';

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the 404 page preloads the fonts that Next lists for it, without duplicates, none before there is a list', () => {
  const file = join(folder, 'manifest.json');
  const app = {
    'app/_not-found/page': ['static/media/head.woff2', 'static/media/text.woff2'],
    other: ['static/media/head.woff2'],
  };
  writeFileSync(file, JSON.stringify({ pages: {}, app }));
  expect(notFoundFonts(file)).toEqual(['/_next/static/media/head.woff2', '/_next/static/media/text.woff2']);
  expect(notFoundFonts(join(folder, 'none.json'))).toEqual([]);
});
