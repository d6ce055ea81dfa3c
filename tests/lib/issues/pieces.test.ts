import type { Issue } from 'content/kinds';
import { content } from '@/lib/content';
import { aboutIssue, issueTitle } from '@/lib/issues/about';
import { accentOf } from '@/lib/issues/accent';
import { contentsOf, headlinesOf } from '@/lib/issues/pieces';

const open = content.issues.find((issue) => issue.open) as Issue;
const closed = content.issues.find((issue) => issue.contents) as Issue;
const told = contentsOf(open, content);

test('the contents list every page and its named pieces, an article by its continuation (R-ISS-6)', () => {
  expect(told.map(({ page, section }) => [page, section])).toEqual(
    open.pages.map(({ section }, at) => [at + 1, section]),
  );
  const story = content.articles.find(({ slug }) => slug === open.story)?.title;
  const pages = told.filter(({ entries }) => entries.some(({ title }) => title === story)).map(({ page }) => page);
  expect(pages).toEqual([2]);
});

test('pieces without a name of their own, such as jokes and the imprint, are not in the contents', () => {
  const nameless = open.pages.flatMap(({ pieces }, at) =>
    pieces.flatMap(({ type }, nth) =>
      /^(joke|imprint|fact|quote|teaser|quiz|words)$/.test(type) ? `${at + 1} ${nth}` : [],
    ),
  );
  const entries = told.flatMap(({ page, entries: own }) => own.map(({ piece }) => `${page} ${piece}`));
  expect(entries.filter((entry) => nameless.includes(entry))).toEqual([]);
});

test('the description of an issue starts with its story; a closed issue lists its contents (R-ISS-1)', () => {
  const story = (issue: Issue) => content.articles.find(({ slug }) => slug === issue.story)?.title;
  for (const issue of [open, closed]) expect(headlinesOf(issue, content)[0]).toBe(story(issue));
  expect(headlinesOf(closed, content)).toEqual(
    expect.arrayContaining(closed.contents?.map(({ title }) => title) ?? ['?']),
  );
  expect(aboutIssue(open, content)).toContain(story(open));
  expect(aboutIssue(open, content)).not.toMatch(/%/);
  expect(issueTitle(open)).toBe(`Ausgabe ${open.number}/${open.year}: ${open.motto}`);
});

test('each page has the colour of its position', () =>
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
