import { formatFault, formatWarning } from 'content/fault';
import { piecesIn, referencesIn } from 'content/pieces';
import { sitePages } from '@/lib/pages/registry';
import { articlePath, eventPath, planPath } from '@/lib/paths';
import { readSite } from '@/lib/publishing/read';
import { content } from '@/tests/fixtures/content';
import { type Data, siteCopy } from './site-copy';

const NOW = '2026-11-23T08:00:00.000Z';
const LATER = '2027-02-01T08:00:00.000Z';

const { root, data, write, edit, faults } = siteCopy();
const change = (file: string, more: (data: Data) => Data) => edit(file, (data) => ({ ...data, ...more(data) }));

function read(at = NOW) {
  const { content: published, faults, warnings } = readSite(root, at);
  if (!published) throw new Error(faults.map(formatFault).join('\n'));
  const paths = sitePages(published).map(({ path }) => path);
  return { published, paths, warnings: warnings.map(formatWarning) };
}

/** The article that most places name: lists, issues, puzzles and texts. */
const [story] = content.issues.map((issue) => issue.story);
const SLUG = String(story);
const EVENT = content.events[0];

test('one line takes an article offline, leads its address elsewhere and leaves no fault (R-TIME-9)', () => {
  change('parents.yaml', ({ questions }) => ({
    questions: (questions as Data[]).map((one, at) =>
      at === 0 ? { ...one, answer: `Das steht alles, und zwar ganz genau, [im Artikel](${articlePath(SLUG)}).` } : one,
    ),
  }));
  change(`articles/${SLUG}.yaml`, () => ({ movedTo: '/news/' }));
  const { published, paths, warnings } = read();
  expect(paths).not.toContain(articlePath(SLUG));
  expect(published.redirects).toContainEqual({ from: articlePath(SLUG), to: '/news/' });
  const named = published.issues.flatMap((issue) => piecesIn(issue).flatMap(({ piece }) => referencesIn(piece)));
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(({ name }) => name)).not.toContain(SLUG);
  expect([...published.news.teaser, ...published.news.world]).not.toContain(SLUG);
  expect(JSON.stringify(published.parents)).toContain('ganz genau, [im Artikel](/news/).');
  const told = warnings.filter((text) => text.includes('diese Stellen nennen es noch'));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(
    /articles\/.* · movedTo: gefunden „\/news\/“.*issues\/.*story.*parents\.yaml · questions\[1\]/,
  );
});

test('an event leads elsewhere from the day on that it ends (R-TIME-9)', () => {
  if (!EVENT) throw new Error('The fixtures have no event');
  change(`events/${EVENT.name}.yaml`, () => ({ publishUntil: '31. Januar 2027', movedTo: '/#events' }));
  const before = read();
  expect(before.paths).toContain(eventPath(EVENT.id));
  expect(before.published.redirects.map(({ from }) => from)).not.toContain(eventPath(EVENT.id));
  const after = read(LATER);
  expect(after.paths).not.toContain(eventPath(EVENT.id));
  expect(after.published.redirects).toContainEqual({ from: eventPath(EVENT.id), to: '/#events' });
});

test('an old address of a withdrawn page leads straight to the new one', () => {
  write('redirects.yaml', [{ from: '/news/alt/', to: articlePath(SLUG) }]);
  change(`articles/${SLUG}.yaml`, () => ({ movedTo: '/news/' }));
  expect(read().published.redirects).toContainEqual({ from: '/news/alt/', to: '/news/' });
});

test.each([
  ['itself', () => articlePath(SLUG), /eine andere Seite als die alte/],
  ['a page that is not there', () => '/news/nirgends/', /ein Pfad, den es gibt, wie /],
  ['something that is no path', () => 'https://example.com/', /der neue Pfad, mit \/ am Ende/],
])('refuses a new address that is %s', (_, to, expected) => {
  change(`articles/${SLUG}.yaml`, () => ({ movedTo: to() }));
  expect(faults(NOW)).toEqual([expect.stringMatching(expected)]);
});

test('refuses a new address that leads on itself', () => {
  if (!EVENT) throw new Error('The fixtures have no event');
  change(`events/${EVENT.name}.yaml`, () => ({ movedTo: '/#events' }));
  change(`articles/${SLUG}.yaml`, () => ({ movedTo: eventPath(EVENT.id) }));
  expect(faults(NOW)).toEqual([expect.stringMatching(/erwartet gleich das Ziel von dort: \/#events$/)]);
});

test('a further plan can end, one that pages name cannot', () => {
  const further = data('plans/year.yaml');
  const plan = { ...further, id: 'sommer', position: 9, movedTo: planPath('year') };
  write('plans/sommer.yaml', plan);
  const { published, paths } = read();
  expect(paths).not.toContain(planPath('sommer'));
  expect(published.redirects).toContainEqual({ from: planPath('sommer'), to: planPath('year') });
  change('plans/trial.yaml', () => ({ movedTo: planPath('year') }));
  expect(faults(NOW)).toEqual([expect.stringMatching(/trial.* erwartet nichts: /)]);
});
