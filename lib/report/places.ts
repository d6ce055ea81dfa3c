import type { Content, Piece } from 'content/kinds';
import { stateOf, type Times } from 'content/times';
import { articlePath, bookPath, eventPath, issuePath, PATHS } from '@/lib/paths';
import { lines, type Section } from './table';

/** inIssues(content, holds) → ['Ausgabe 2026-47, Seite 3'] */
const inIssues = ({ issues }: Content, holds: (piece: Piece) => boolean) =>
  issues.flatMap(({ name, pages }) =>
    pages.flatMap(({ pieces }, at) => (pieces.some(holds) ? [`Ausgabe ${name}, Seite ${at + 1}`] : [])),
  );

function placesOfArticle(content: Content, slug: string): string {
  const { news, worksheets, puzzles } = content;
  const asked = puzzles.words.filter(({ articles }) => articles?.includes(slug)).length;
  return lines([
    articlePath(slug),
    ...(news.teaser.includes(slug) ? [`Startseite, Platz ${news.teaser.indexOf(slug) + 1}`] : []),
    ...(news.world.includes(slug) ? ['Nachrichten aus aller Welt'] : []),
    ...[...news.regional, ...news.animals].flatMap(({ article }) => (article === slug ? ['Nachrichten, Verweis'] : [])),
    ...inIssues(content, (piece) => 'slug' in piece && piece.slug === slug),
    ...(worksheets.some((sheet) => sheet.slug === slug) ? ['Arbeitsblatt'] : []),
    ...(asked > 0 ? [`Rätsel, ${asked} Wörter`] : []),
  ]);
}

/** Where each piece of content appears, or why it is not published yet: placesOf(all, '2026-11-23T08:00:00.000Z') → { id: 'orte', rows:
 * [['Artikel', 'Wie ein Vulkan ausbricht', '/news/…'], …], … } */
export function placesOf(all: Content, at: string): Section {
  const printed = (type: string, id: number) =>
    inIssues(all, (piece) => piece.type === type && 'id' in piece && piece.id === id);
  const row = (kind: string, title: string, thing: Times, places: string) => [
    kind,
    title,
    lines([stateOf(thing, at) ?? [], places].flat()),
  ];
  return {
    id: 'orte',
    title: 'Was wo steht',
    lead: 'Jedes Ding mit seiner Seite und allem, was es sonst zeigt; auch was noch nicht oder nicht mehr zu sehen ist.',
    head: ['Art', 'Titel', 'Steht hier'],
    rows: [
      ...all.issues.map((issue) => row('Ausgabe', issue.motto, issue, issuePath(issue.name))),
      ...all.articles.map((article) => row('Artikel', article.title, article, placesOfArticle(all, article.slug))),
      ...all.events.map((event) =>
        row('Veranstaltung', event.title, event, lines([eventPath(event.id), ...printed('event', event.id)])),
      ),
      ...all.books.map((book) =>
        row('Buch', book.title, book, lines([bookPath(book.id), ...printed('book', book.id)])),
      ),
      ...all.games.map((game) => row('Spiel', game.title, game, lines([PATHS.games, ...printed('game', game.id)]))),
      ...all.redirects.map(({ from, to }) => ['Alte Adresse', from, to]),
    ],
  };
}
