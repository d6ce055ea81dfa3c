import type { Content } from 'content/kinds';
import { parseFrom, parseUntil } from 'content/values/publishing';
import { dueLines, dueWithin, nextBuild } from '@/lib/hints/due';
import { content } from '@/tests/fixtures/content';

/** A Monday, 9 am in Berlin. */
const NOW = '2026-11-23T08:00:00.000Z';

const timeOf = (written: string, read = parseFrom) => {
  const time = read(written);
  if ('expected' in time) throw new Error(time.expected);
  return time;
};
const [article, other] = content.articles;
if (!article || !other) throw new Error('the fixtures have two articles');

const withArticle = (times: object): Content => ({ ...content, articles: [{ ...article, ...times }, other] });
const linesOf = (all: Content, days = 14) => dueLines(dueWithin(all, NOW, days), days);

test('lists changes by date, and which need no build (R-TIME-5)', () => {
  expect(linesOf({ ...content, events: [], plans: [], issues: [] })).toEqual([
    'Samstag, 28.\u00a0November 2026',
    '  von selbst  Rätsel der Woche 48/2026',
    'Samstag, 5.\u00a0Dezember 2026',
    '  von selbst  Rätsel der Woche 49/2026',
    'Gebaut werden muss dafür nichts: Das alles stellt die Uhr der Besucher um.',
  ]);
});

test('lists scheduled changes that need a build, with their hour, and drafts as such (R-TIME-5)', () => {
  const lines = linesOf({
    ...withArticle({ publishFrom: timeOf('24.\u00a0November 2026, 8 Uhr') }),
    issues: [],
    books: content.books.slice(0, 1).map((book) => ({ ...book, publishUntil: timeOf('25.11.2026', parseUntil) })),
    games: content.games.slice(0, 1).map((game) => ({ ...game, draft: true, publishFrom: timeOf('26.11.2026') })),
  });
  expect(lines.slice(0, 4)).toEqual([
    'Dienstag, 24.\u00a0November 2026, 08:00 Uhr',
    `  mit Build   Artikel „${article.title}“ erscheint`,
    'Donnerstag, 26.\u00a0November 2026',
    `  mit Build   Buch „${content.books[0]?.title}“ verschwindet`,
  ]);
  expect(lines[4]).toBe(
    `  von selbst  Spiel „${content.games[0]?.title}“ erscheint, bleibt aber Entwurf (draft: true)`,
  );
  expect(lines.at(-1)).toBe(
    'Gebaut werden muss: Dienstag, 24.\u00a0November 2026, 08:00 Uhr; Donnerstag, 26.\u00a0November 2026.',
  );
});

test('leaves out days beyond the range, and lists the end of an event once', () => {
  const all = withArticle({ publishFrom: timeOf('8.\u00a0Dezember 2026') });
  expect(linesOf(all).join('\n')).not.toContain(article.title);
  expect(linesOf(all, 15).join('\n')).toContain(article.title);
  const [event] = content.events;
  expect(linesOf(all, 30).filter((line) => line.includes(`„${event?.title}“`))).toEqual([
    `  von selbst  „${event?.title}“ ist vorbei`,
  ]);
});

test('says so if nothing is due', () => {
  expect(linesOf(content, 1)).toEqual(['Bis morgen erscheint und endet nichts.']);
});

test('a build is due when an issue comes into the feed, and when an article that is out gets its own day (R-TIME-8)', () => {
  const day = '2026-11-25';
  const dated = withArticle({ date: { first: day, last: day, text: '25.\u00a0November 2026' } });
  const lines = linesOf({ ...dated, events: [], plans: [] });
  expect(lines).toContain(`  mit Build   Artikel „${article.title}“ trägt seinen Tag; bis dahin den des Builds`);
  expect(lines).toContain('  mit Build   Ausgabe 48/2026 kommt in den Feed');
  expect(lines.at(-1)).toBe('Gebaut werden muss: Mittwoch, 25.\u00a0November 2026; Samstag, 28.\u00a0November 2026.');
});

test('the launch check names the next build and what it is for (R-TIME-5)', () => {
  const nothing = { ...content, articles: [], events: [], issues: [], plans: [] };
  expect(nextBuild(nothing, NOW)).toBe('Einen weiteren Build braucht der Inhalt bisher nicht.');
  const { articles } = withArticle({ publishFrom: timeOf('24.\u00a0November 2026, 8 Uhr') });
  expect(nextBuild({ ...nothing, articles: articles.slice(0, 1) }, NOW)).toBe(
    `Der nächste Build muss laufen: Dienstag, 24.\u00a0November 2026, 08:00 Uhr (Artikel „${article.title}“ erscheint).`,
  );
});
