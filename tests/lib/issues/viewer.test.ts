import type { Issue } from 'content/kinds';
import { pieceName } from 'content/pieces';
import { content } from '@/lib/content';
import { printedOf } from '@/lib/issues/issue-files';
import { viewerPages } from '@/lib/issues/viewer';

const issue = content.issues.find(({ open }) => open) as Issue;
const printed = printedOf(issue.name);
const pages = viewerPages(issue, printed, content);

test('the viewer has every page with all its pieces, in order', () => {
  expect(pages.map(({ section }) => section)).toEqual(issue.pages.map(({ section }) => section));
  expect(pages.map(({ pieces }) => pieces.length)).toEqual(issue.pages.map(({ pieces }) => pieces.length));
});

test('each piece has exactly its zones of the print edition (R-ISS-14)', () => {
  for (const [at, { pieces }] of pages.entries())
    for (const [piece, { zones }] of pieces.entries())
      expect(zones).toEqual(
        printed.pages[at]?.zones.filter((zone) => zone.piece === piece).map(({ piece: _, ...zone }) => zone),
      );
});

test('every piece has a name short enough for a button', () => {
  const names = pages.flatMap(({ pieces }) => pieces.map(({ name }) => name));
  for (const name of names) expect(name).toMatch(/^\S.{2,70}$/u);
});

test('a teaser names the page it leads to', () => {
  const teasers = issue.pages.flatMap(({ pieces }) => pieces.filter(({ type }) => type === 'teaser'));
  const leading = pages.flatMap(({ pieces }) => pieces.flatMap(({ page }) => page ?? []));
  expect(leading).toEqual(teasers.map((piece) => (piece.type === 'teaser' ? piece.page : 0)));
  expect(leading.length).toBeGreaterThan(0);
});

test('a piece without a title is named by its first words', () => {
  expect(pieceName({ type: 'joke', question: 'Was ist gelb?', answer: 'Ein Blitz.' }, content)).toBe(
    'Witz: Was ist gelb?',
  );
  const long = pieceName({ type: 'quote', text: 'Wort '.repeat(30).trim() }, content);
  expect(long.length).toBeLessThan(70);
  expect(long).toMatch(/Wort …$/);
});
