import { isSaturday } from '@/lib/dates/day';
import type { Fault } from './fault';
import type { Content, Issue, Piece } from './kinds';
import { nearestName } from './names';

type Entry<T> = { name: string; file: string; data: T | undefined };
type There = {
  articles: string[];
  diagrams: string[];
  events: number[];
  books: number[];
  games: number[];
  news: Content['news'] | undefined;
  words: string[];
};

/** What a piece names that is not there: → { key: 'slug', found: '„wulkan“', expected: 'ein Artikel; gemeint ist vielleicht vulkan' } */
function missing(piece: Piece, there: There): { key: string; found: string; expected: string }[] {
  const one = (key: string, value: string | number, known: readonly (string | number)[], what: string) => {
    if (known.includes(value)) return [];
    const near = nearestName(known.map(String), String(value), 3);
    return [{ key, found: `„${value}“`, expected: near ? `${what}; gemeint ist vielleicht ${near}` : what }];
  };
  switch (piece.type) {
    case 'article':
    case 'quiz':
      return one('slug', piece.slug, there.articles, 'ein Artikel aus content/articles');
    case 'diagram':
      return one(
        'name',
        piece.name,
        there.diagrams,
        'eine Zeichnung aus content/diagrams, deren Beschriftungen at und width haben',
      );
    case 'news':
      return one(
        'id',
        piece.id,
        there.news?.regional.map(({ id }) => id) ?? [],
        'eine Kennung aus news.yaml, regional',
      );
    case 'animal':
      return one(
        'letter',
        piece.letter,
        there.news?.animals.map(({ letter }) => letter) ?? [],
        'ein Buchstabe aus news.yaml, animals',
      );
    case 'event':
      return one('id', piece.id, there.events, 'die Kennung einer Veranstaltung');
    case 'book':
      return one('id', piece.id, there.books, 'die Kennung eines Buches');
    case 'game':
      return one('id', piece.id, there.games, 'die Kennung eines Spiels');
    case 'words':
      return piece.words.flatMap((word, at) =>
        one(`words[${at + 1}]`, word, there.words, 'ein Wort aus glossary.yaml'),
      );
    default:
      return [];
  }
}

/** What would stand in an issue a second time; an article may go on once, where its beginning said how much it has. */
function* twice(issue: Issue): Generator<{ field: string; found: string; expected: string }> {
  const seen = new Map<string, number>();
  for (const [at, page] of issue.pages.entries()) {
    for (const [nth, piece] of page.pieces.entries()) {
      const name =
        'slug' in piece ? piece.slug : 'id' in piece ? String(piece.id) : 'name' in piece ? piece.name : undefined;
      if (!name) continue;
      const key = `${piece.type} ${name}`;
      const isStart = piece.type === 'article' && piece.paragraphs !== undefined;
      const before = seen.get(key);
      if (before !== undefined)
        yield {
          field: `pages[${at + 1}].pieces[${nth + 1}]`,
          found: `„${name}“ noch einmal`,
          expected: `etwas, das auf Seite ${before} noch nicht steht`,
        };
      if (!isStart) seen.set(key, at + 1);
    }
  }
}

function checkIssue(issue: Issue, there: There): Omit<Fault, 'file'>[] {
  const faults: Omit<Fault, 'file'>[] = [];
  const named = `${issue.year}-${String(issue.number).padStart(2, '0')}`;
  if (named !== issue.name)
    faults.push({ field: 'number', found: named, expected: `Jahr und Nummer wie im Dateinamen: ${issue.name}` });
  if (!isSaturday(issue.date))
    faults.push({ field: 'date', found: issue.date, expected: 'ein Samstag: Dann kommt die Zeitung' });
  if (issue.pages[0]?.template !== 'front')
    faults.push({
      field: 'pages[1].template',
      found: `„${issue.pages[0]?.template}“`,
      expected: 'front: die Titelseite',
    });
  if (!there.articles.includes(issue.story))
    faults.push({ field: 'story', found: `„${issue.story}“`, expected: 'ein Artikel aus content/articles' });
  if (issue.open && issue.pages.length % 2 === 1)
    faults.push({
      field: 'pages',
      found: `${issue.pages.length} Seiten`,
      expected: 'eine gerade Zahl: Ein Blatt hat zwei Seiten',
    });
  for (const [at, { pieces }] of issue.pages.entries()) {
    for (const [nth, piece] of pieces.entries()) {
      const place = `pages[${at + 1}].pieces[${nth + 1}]`;
      faults.push(...missing(piece, there).map(({ key, ...fault }) => ({ field: `${place}.${key}`, ...fault })));
      if (piece.type === 'teaser' && issue.open && piece.page > issue.pages.length)
        faults.push({
          field: `${place}.page`,
          found: String(piece.page),
          expected: `eine Seite von 2 bis ${issue.pages.length}`,
        });
    }
  }
  return [...faults, ...twice(issue)];
}

/** What issues name and nobody has, name twice, or cannot be (R-ISS-4): → [{ file: 'issues/2026-47.yaml', field: 'date', … }] */
export const issueCheck = (issues: Entry<Omit<Issue, 'name'>>[], there: There): Fault[] =>
  issues.flatMap(({ name, file, data }) =>
    data ? checkIssue({ ...data, name }, there).map((fault) => ({ file, ...fault })) : [],
  );
