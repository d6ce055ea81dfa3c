import { picturesIn } from 'content/text';
import type { Day } from 'german/dates/day';
import { parse } from 'node-html-parser';
import { articlePath, eventPath } from '@/lib/paths';
import { comingUp, thisWeek } from '@/lib/report/days';
import { checked, reportPage, sectionsOf } from '@/lib/report/page';
import { pictureSections } from '@/lib/report/pictures';
import { placesOf } from '@/lib/report/places';
import { textMeasures } from '@/lib/report/texts';
import { content } from '@/tests/fixtures/content';

const TODAY: Day = '2026-11-23';
const NOW = '2026-11-23T08:00:00.000Z';
const [event] = content.events;
const article = content.articles.find(({ simple }) => simple);
if (!event || !article) throw new Error('no content');

test('lists what visitors see this week: the newest issue, the news teasers, the puzzles (R-WHOLE-6)', () => {
  const { rows } = thisWeek(content, TODAY);
  const newest = content.issues.find(({ name }) => name === '2026-47');
  expect(rows[0]).toEqual(['Neueste Ausgabe', `2026-47: ${newest?.motto}`]);
  expect(rows).toContainEqual(['Ab 28.\u00a0November 2026', expect.stringMatching(/^2026-48: /)]);
  expect(rows.filter(([what]) => what?.startsWith('Startseite'))).toHaveLength(content.news.teaser.length);
  expect(rows.at(-1)).toEqual(['Rätsel der Woche', '2026-47, bis 27.\u00a0November 2026']);
  expect(thisWeek(content, event.date.first).rows).toContainEqual([event.date.text, event.title]);
});

test('lists what appears and ends in the next two weeks, and what needs a build', () => {
  const soon = { text: '1. Dezember 2026, 8 Uhr', at: '2026-12-01T07:00:00.000Z' };
  const { rows, head } = comingUp({ ...content, events: [{ ...event, publishFrom: soon }] }, NOW);
  expect(rows.every((row) => row.length === head.length)).toBe(true);
  expect(rows).toContainEqual([
    'Dienstag, 1.\u00a0Dezember 2026, 08:00 Uhr',
    `Veranstaltung „${event.title}“ erscheint`,
    'neu bauen',
  ]);
  expect(rows).toContainEqual(['Samstag, 28.\u00a0November 2026', expect.stringMatching(/^Ausgabe 48/), 'von selbst']);
});

test('lists unpublished entries with the reason', () => {
  const { rows } = placesOf({ ...content, events: [{ ...event, draft: true }] }, NOW);
  expect(
    rows
      .find(([, title]) => title === event.title)?.[2]
      ?.split('\n')
      .slice(0, 2),
  ).toEqual(['Entwurf', eventPath(event.id)]);
});

test('lists each entry with its page and its other uses (R-WHOLE-6)', () => {
  const { rows, head } = placesOf(content, NOW);
  expect(rows.every((row) => row.length === head.length)).toBe(true);
  const of = (title: string) => rows.find((row) => row[1] === title)?.[2]?.split('\n') ?? [];
  const volcano = content.articles.find(({ slug }) => slug === 'wie-ein-vulkan-ausbricht');
  expect(of(volcano?.title ?? '')).toEqual([
    articlePath('wie-ein-vulkan-ausbricht'),
    'Startseite, Platz 2',
    expect.stringMatching(/^Ausgabe 2026-47, Seite \d$/),
    expect.stringMatching(/^Ausgabe 2026-47, Seite \d$/),
    'Arbeitsblatt',
    expect.stringMatching(/^Rätsel, \d+ Wörter$/),
  ]);
  expect(of(event.title)[0]).toBe(eventPath(event.id));
  for (const { title } of [...content.articles, ...content.events, ...content.books, ...content.games])
    expect(of(title)).not.toEqual([]);
});

test('lists each text with its measures, and missing easy texts', () => {
  const { rows, head } = textMeasures({ ...content, articles: [article, { ...article, simple: undefined }] });
  expect(rows.every((row) => row.length === head.length)).toBe(true);
  expect(rows.map(([, level, words]) => [level, words === 'fehlt'])).toEqual([
    ['ganz', false],
    ['leicht', false],
    ['ganz', false],
    ['leicht', true],
  ]);
});

test('lists the words of a text that may be split wrongly', () => {
  const content: typeof article.content = [{ type: 'paragraph', text: 'Im Baum sagt die Eule: Psst.' }];
  const { rows } = textMeasures({ syllables: [], articles: [{ ...article, content, simple: undefined }] });
  expect(rows.map((row) => row.at(-1))).toEqual(['Psst', '']);
});

test('lists pictures with alternative text, credit and use, and unused pictures', () => {
  const image = { src: 'events/neu.webp', alt: 'Ein Igel liest.', credit: 'Nora Muster' };
  const [shown, unused] = pictureSections({ ...content, events: [{ ...event, image }] }, [
    'events/neu.webp',
    'events/alt.webp',
    'placeholders/event.svg',
  ]);
  expect(shown?.rows).toContainEqual(['events/neu.webp', 'Ein Igel liest.', 'Nora Muster', `events/${event.name}`]);
  expect(shown?.rows.every((row) => row.length === shown.head.length)).toBe(true);
  expect(unused?.rows).toEqual([['events/alt.webp']]);
  const all = new Set(picturesIn(content).map(({ src }) => src));
  expect(pictureSections(content, [...all])[1]?.rows).toEqual([]);
});

test('the report links to its sections, escapes text, and loads nothing (R-WHOLE-6)', () => {
  const fault = { file: 'news.yaml', field: 'teaser[2]', found: '„<b>&"“', expected: 'ein Artikel' };
  const sections = [...sectionsOf({ content, all: content }, [], NOW), checked([fault], true)];
  const html = reportPage('DUDA', sections, TODAY);
  const root = parse(html);
  const targets = root.querySelectorAll('nav a').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(sections.map(({ id }) => `#${id}`));
  for (const target of targets) expect(root.querySelector(target ?? '')).not.toBeNull();
  expect(root.querySelector('#pruefung tbody tr')?.text).toContain('„<b>&"“');
  expect(root.querySelectorAll('script, img, link, b')).toEqual([]);
  expect(html).toContain("default-src 'none'");
});
