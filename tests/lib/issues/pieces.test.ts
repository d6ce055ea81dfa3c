import { content } from '@/lib/content';
import type { Issue } from '@/lib/content/kinds';
import { aboutIssue, issueTitle } from '@/lib/issues/about';
import { accentOf } from '@/lib/issues/accent';
import { contentsOf, headlinesOf } from '@/lib/issues/pieces';
import { runsOf } from '@/lib/issues/runs';

const open = content.issues.find((issue) => issue.open) as Issue;
const closed = content.issues.find((issue) => issue.contents) as Issue;
const told = contentsOf(open, content);

test('the contents name every page and what has a name on it, an article where it goes on and not where it begins (R-ISS-6)', () => {
  expect(told.map(({ page, section }) => [page, section])).toEqual(
    open.pages.map(({ section }, at) => [at + 1, section]),
  );
  const story = content.articles.find(({ slug }) => slug === open.story)?.title;
  const pages = told.filter(({ entries }) => entries.some(({ title }) => title === story)).map(({ page }) => page);
  expect(pages).toEqual([2]);
});

test('what each issue has by the same name, jokes and imprint, is no entry of the contents', () => {
  const nameless = open.pages.flatMap(({ pieces }, at) =>
    pieces.flatMap(({ type }, nth) =>
      /^(joke|imprint|fact|quote|teaser|quiz|words)$/.test(type) ? `${at + 1} ${nth}` : [],
    ),
  );
  const entries = told.flatMap(({ page, entries: own }) => own.map(({ piece }) => `${page} ${piece}`));
  expect(entries.filter((entry) => nameless.includes(entry))).toEqual([]);
});

test('an issue is described by its story first, of one that is not open by what its paper lists (R-ISS-1)', () => {
  const story = (issue: Issue) => content.articles.find(({ slug }) => slug === issue.story)?.title;
  for (const issue of [open, closed]) expect(headlinesOf(issue, content)[0]).toBe(story(issue));
  expect(headlinesOf(closed, content)).toEqual(
    expect.arrayContaining(closed.contents?.map(({ title }) => title) ?? ['?']),
  );
  expect(aboutIssue(open, content)).toContain(story(open));
  expect(aboutIssue(open, content)).not.toMatch(/%/);
  expect(issueTitle(open)).toBe(`Ausgabe ${open.number}/${open.year}: ${open.motto}`);
});

test('each page has the colour of its place in the paper', () =>
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(accentOf)).toEqual([
    'coral',
    'violet',
    'teal',
    'sun',
    'sun',
    'leaf',
    'coral',
    'sky',
  ]));

test('pieces keep their order, the wide ones between rows of small ones', () => {
  for (const { pieces } of open.pages) {
    const runs = runsOf(pieces);
    expect(runs.flatMap((run) => run.pieces.map(({ piece }) => piece))).toEqual(pieces);
    expect(runs.every(({ isWide }, at) => isWide || runs[at + 1]?.isWide !== false)).toBe(true);
  }
});
