import { today } from 'german/dates/day';
import { withPuzzle } from 'puzzles/articles';
import { weekOf } from 'puzzles/week';
import { allWeeks } from 'puzzles/weeks';
import { inPages, pagePath, placesIn } from '@/lib/pages/paged';
import { articlePath, articlePuzzlePath, PATHS, puzzleFile, puzzleWeekPath } from '@/lib/paths';
import { built } from '../built-content';
import { fileOf, readable, rootAt, targetsIn, textsIn } from './pages';

const { books, games, lists } = built;

test.each([
  ['books', PATHS.books, books],
  ['games', PATHS.games, games],
] as const)(
  'the paginated list of %s has all of them, each page a link to the next (R-TIP-13)',
  (_what, path, list) => {
    const all = inPages<{ title: string }>(list);
    for (const [at, held] of all.entries()) {
      const root = rootAt(pagePath(path, at + 1));
      expect(textsIn(root, 'article h2')).toEqual(held.map(({ title }) => readable(title)));
      const next = targetsIn(root, 'a').filter((target) => target === pagePath(path, at + 2));
      expect(next.length > 0).toBe(at + 1 < all.length);
    }
  },
);

test('a book’s page leads back to its place in the list', () => {
  const placeOf = placesIn(PATHS.books, books, 'book');
  for (const { id } of books) expect(targetsIn(rootAt(`${PATHS.books}${id}/`), 'main a')).toContain(placeOf(id));
});

test('an article links to its own puzzle and back (R-PUZ-9)', () => {
  for (const { slug } of withPuzzle(built)) {
    expect(targetsIn(rootAt(articlePath(slug)), 'main a')).toContain(articlePuzzlePath(slug));
    expect(targetsIn(rootAt(articlePuzzlePath(slug)), 'main a')).toContain(articlePath(slug));
  }
});

test('all puzzles of a week or of an article can be downloaded as one file, of a far week not yet (R-PUZ-80)', () => {
  const week = weekOf(today());
  const linked = (path: string) => targetsIn(rootAt(path), 'main a').filter((target) => target.endsWith('.pdf'));
  for (const [path, occasion] of [
    [puzzleWeekPath(week.name), week.name],
    ...withPuzzle(built).map(({ slug }) => [articlePuzzlePath(slug), slug] as const),
  ] as const) {
    expect(linked(path)).toContain(puzzleFile(occasion));
    expect(fileOf(puzzleFile(occasion))).toBeDefined();
  }
  const far = allWeeks(lists.puzzles.first, today()).at(-1);
  expect(linked(puzzleWeekPath(far?.name ?? ''))).toEqual([]);
});
