import type { Content, Piece } from '@/lib/content/kinds';
import { articlePath, bookPath, eventPath, issuePath, PATHS } from '@/lib/pages/paths';
import { lines, type Section } from './table';

/** → ['Ausgabe 2026-47, Seite 3'] */
const inIssues = ({ issues }: Content, holds: (piece: Piece) => boolean) =>
  issues.flatMap(({ name, pages }) =>
    pages.flatMap(({ pieces }, at) => (pieces.some(holds) ? [`Ausgabe ${name}, Seite ${at + 1}`] : [])),
  );

function articleRow(content: Content, { slug, title }: Content['articles'][number]): string[] {
  const { news, worksheets, puzzles } = content;
  const asked = puzzles.words.filter(({ articles }) => articles?.includes(slug)).length;
  return [
    'Artikel',
    title,
    lines([
      articlePath(slug),
      ...(news.teaser.includes(slug) ? [`Startseite, Platz ${news.teaser.indexOf(slug) + 1}`] : []),
      ...(news.world.includes(slug) ? ['Nachrichten aus aller Welt'] : []),
      ...[...news.regional, ...news.animals].flatMap(({ article }) =>
        article === slug ? ['Nachrichten, Verweis'] : [],
      ),
      ...inIssues(content, (piece) => 'slug' in piece && piece.slug === slug),
      ...(worksheets.some((sheet) => sheet.slug === slug) ? ['Arbeitsblatt'] : []),
      ...(asked > 0 ? [`Rätsel, ${asked} Wörter`] : []),
    ]),
  ];
}

/** What stands where: → { id: 'orte', head: ['Art', 'Titel', 'Steht hier'], rows: [['Artikel', 'Wie ein Vulkan ausbricht', '/news/…'], …], … } */
export function placesOf(content: Content): Section {
  const printed = (type: string, id: number) =>
    inIssues(content, (piece) => piece.type === type && 'id' in piece && piece.id === id);
  return {
    id: 'orte',
    title: 'Was wo steht',
    lead: 'Jedes Ding mit seiner Seite und allem, was es sonst zeigt.',
    head: ['Art', 'Titel', 'Steht hier'],
    rows: [
      ...content.issues.map(({ name, motto }) => ['Ausgabe', motto, issuePath(name)]),
      ...content.articles.map((article) => articleRow(content, article)),
      ...content.events.map(({ id, title }) => [
        'Veranstaltung',
        title,
        lines([eventPath(id), ...printed('event', id)]),
      ]),
      ...content.books.map(({ id, title }) => ['Buch', title, lines([bookPath(id), ...printed('book', id)])]),
      ...content.games.map(({ id, title }) => ['Spiel', title, lines([PATHS.games, ...printed('game', id)])]),
      ...content.redirects.map(({ from, to }) => ['Alte Adresse', from, to]),
    ],
  };
}
