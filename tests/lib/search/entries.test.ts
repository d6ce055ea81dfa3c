import type { AskedQuestion, Debate, Issue } from 'content/kinds';
import { content } from '@/lib/content';
import { debatePath, PATHS, questionPath } from '@/lib/paths';
import { issueEntries } from '@/lib/search/entries/issues';
import { searchOf } from './site';

const [debate] = content.debates as [Debate];
const [asked] = content.questions as [AskedQuestion];
const issue = content.issues.find(({ open }) => open) as Issue;
const { firstPlaces } = searchOf(content);

test.each([
  ['Vulkan in der Küche', '/ausgabe/2026-47/#seite-3-1'],
  ['Nuss für Nuss', '/ausgabe/2026-47/#seite-3-3'],
  ['Ausgabe 47', '/ausgabe/2026-47/'],
  ['alle Ausgaben', '/ausgabe/'],
  [debate.title, debatePath(debate.slug)],
  ['Streitfrage', PATHS.debates],
  [asked.question, questionPath(asked.slug)],
])('a search for „%s“ leads to %s (R-DEB-6, R-QUE-5)', (question, path) =>
  expect(firstPlaces(question)).toContain(path),
);

test('content with its own page is not indexed again as part of an issue (R-ISS-2)', () => {
  const titles = issueEntries(content, '2026-11-23').map(({ title }) => title);
  for (const { title } of [...content.articles, ...content.books, ...content.games, ...content.events])
    expect(titles).not.toContain(title);
});

test('an issue is found before its date only if announced, its pieces from its date on (R-ISS-8)', () => {
  const pathsOn = (day: '2026-11-20' | '2026-11-21', announce: boolean) =>
    issueEntries({ ...content, issues: [{ ...issue, announce }] }, day).map(({ path }) => path);
  expect(pathsOn('2026-11-20', false)).toEqual(['/ausgabe/']);
  expect(pathsOn('2026-11-20', true)).toEqual(['/ausgabe/', '/ausgabe/2026-47/']);
  expect(pathsOn('2026-11-21', false)).toContain('/ausgabe/2026-47/#seite-3-1');
});
