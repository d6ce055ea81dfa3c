import { existsSync } from 'node:fs';
import { fallbackFor, PLACEHOLDERS } from '@/lib/images/placeholders';

test.each([
  ['articles/wolf.webp', 'Ein Märchen aus dem Wald', 'article-maerchen'],
  ['articles/maerchenwald.webp', 'Im Wald', 'article-maerchen'],
  ['articles/wolf.webp', 'Das neue Kinderbuch', 'article-buch'],
  ['articles/buecherei.webp', 'Leise, bitte', 'article-buch'],
  ['articles/cover-1.webp', 'So sieht es aus', 'article-cover'],
  ['articles/druck.webp', 'Wie ein Titelbild entsteht', 'article-cover'],
  ['articles/saturn.webp', 'Saturn und seine Ringe', 'article'],
  ['articles/wald.webp', 'Eichen und Buchen im Herbst', 'article'],
  ['articles/setzkasten.webp', 'Buchstaben aus Blei', 'article'],
])('the fallback of the article picture %s titled “%s” is %s', (src, title, placeholder) =>
  expect(fallbackFor('article', src, title)).toBe(placeholder),
);

test('books, games and events have one fallback each, whatever their titles say (R-FLT-5)', () => {
  for (const kind of ['book', 'game', 'event'] as const)
    expect(fallbackFor(kind, 'covers/maerchen.svg', 'Märchenbuch')).toBe(kind);
});

test.each(PLACEHOLDERS)('the fallback picture %s exists', (name) =>
  expect(existsSync(`content/pictures/placeholders/${name}.svg`)).toBe(true),
);
