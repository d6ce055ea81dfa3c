import { content } from '@/lib/content';
import type { Issue } from '@/lib/content/kinds';
import { pieceName } from '@/lib/issues/pieces';
import { printedOf } from '@/lib/issues/printed';
import { viewerPages } from '@/lib/issues/viewer';

const issue = content.issues.find(({ open }) => open) as Issue;
const printed = printedOf(issue.name);
const pages = viewerPages(issue, printed, content);

test('the viewer has each page with all its pieces, in the order of the paper', () => {
  expect(pages.map(({ section }) => section)).toEqual(issue.pages.map(({ section }) => section));
  expect(pages.map(({ pieces }) => pieces.length)).toEqual(issue.pages.map(({ pieces }) => pieces.length));
});

test('each piece has the places where the setter put it, and no other (R-ISS-14)', () => {
  for (const [at, { pieces }] of pages.entries())
    for (const [piece, { zones }] of pieces.entries())
      expect(zones).toEqual(
        printed.pages[at]?.zones.filter((zone) => zone.piece === piece).map(({ piece: _, ...zone }) => zone),
      );
});

test('every piece has a name of its own length, so that a button can bear it', () => {
  const names = pages.flatMap(({ pieces }) => pieces.map(({ name }) => name));
  for (const name of names) expect(name).toMatch(/^\S.{2,70}$/u);
});

test('what only leads to another page says which', () => {
  const teasers = issue.pages.flatMap(({ pieces }) => pieces.filter(({ type }) => type === 'teaser'));
  const leading = pages.flatMap(({ pieces }) => pieces.flatMap(({ page }) => page ?? []));
  expect(leading).toEqual(teasers.map((piece) => (piece.type === 'teaser' ? piece.page : 0)));
  expect(leading.length).toBeGreaterThan(0);
});

test('what has no title is named by its beginning', () => {
  expect(pieceName({ type: 'joke', question: 'Was ist gelb?', answer: 'Ein Blitz.' }, content)).toBe(
    'Witz: Was ist gelb?',
  );
  const long = pieceName({ type: 'quote', text: 'Wort '.repeat(30).trim() }, content);
  expect(long.length).toBeLessThan(70);
  expect(long).toMatch(/Wort …$/);
});
