import type { Article, Issue } from 'content/kinds';
import fc from 'fast-check';
import { content } from '@/lib/content';
import { articlesIn, partAt } from '@/lib/issues/articles';

const [article] = content.articles as [Article];
const { slug } = article;
const whole = { type: 'article', slug } as const;
const pagesOf = (...pieces: (number | undefined)[]) => ({
  pages: pieces.map((paragraphs) => ({
    template: 'news' as const,
    section: 'Seite',
    pieces: [paragraphs ? { ...whole, paragraphs } : whole],
  })),
});

test('an article printed in one piece is complete', () => {
  const part = partAt(pagesOf(undefined), { page: 1, piece: 0 }, article);
  expect(part).toEqual({ blocks: article.content, isCut: false });
});

test('the parts of an article add up to it, and each refers to the others (R-ISS-7)', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }), (cuts) => {
      const issue = pagesOf(...cuts, undefined);
      const parts = issue.pages.map((_, at) => partAt(issue, { page: at + 1, piece: 0 }, article));
      expect(parts.flatMap(({ blocks }) => blocks)).toEqual(article.content);
      for (const [at, { from, to, isCut }] of parts.entries()) {
        expect(from?.page).toBe(at === 0 ? undefined : at);
        expect(to?.page).toBe(at === parts.length - 1 ? undefined : at + 2);
        expect(isCut).toBe(false);
      }
    }),
  );
});

test('a first part without a continuation says so', () => {
  const { blocks, isCut } = partAt(pagesOf(1), { page: 1, piece: 0 }, article);
  expect(blocks.filter(({ type }) => type === 'paragraph')).toHaveLength(1);
  expect(isCut).toBe(true);
});

test('an issue lists its articles once, its story first', () => {
  const issue = content.issues.find(({ open }) => open) as Issue;
  const found = articlesIn(issue, content.articles).map((one) => one.slug);
  expect(found[0]).toBe(issue.story);
  expect(new Set(found).size).toBe(found.length);
});
