import { isSaturday, weeksOf } from 'german/dates/arithmetic';
import type { Content, Issue, Piece } from './kinds';
import { nearestName } from './names';
import { anniversaryName, type ByKind, piecesIn, referencesIn } from './references';
import type { ReferenceFault } from './uses';

type Entry<T> = { name: string; file: string; data: T | undefined };
type There = Record<'articles' | 'debates' | 'questions' | 'comics' | 'experiments', string[]> & {
  diagrams: string[];
  events: number[];
  books: number[];
  games: number[];
  news: Content['news'] | undefined;
  words: string[];
  lastPage: Content['lastPage'] | undefined;
  briefs: Content['briefs'] | undefined;
  history: Content['history'] | undefined;
};

const articleFile = (slug: string) => `articles/${slug}.yaml`;

type Wanted = { known: readonly (string | number)[]; what: string; gone: (name: string | number) => string };

/** Things of one folder: inFolder(['zoo'], 'debates', 'eine Streitfrage') → { known: ['zoo'], … } */
const inFolder = (known: readonly string[], folder: string, what: string): Wanted => ({
  known,
  what: `${what} aus content/${folder}`,
  gone: (slug) => `${folder}/${slug}.yaml`,
});

/** Things of one file, known by their words: inFile(['Was essen Piraten?'], 'last-page', 'ein Witz, Wort für Wort') → { known: … } */
const inFile = (known: readonly string[], file: string, what: string): Wanted => ({
  known,
  what: `${what} aus ${file}.yaml`,
  gone: (name) => `${file}.yaml · ${name}`,
});

const wantedIn = ({ news, lastPage, ...there }: There): ByKind<Wanted> => ({
  articles: inFolder(there.articles, 'articles', 'ein Artikel'),
  diagrams: {
    known: there.diagrams,
    what: 'eine Zeichnung aus content/diagrams, deren Beschriftungen at und width haben',
    gone: (name) => `diagrams/${name}.yaml`,
  },
  regional: {
    known: news?.regional.map(({ id }) => id) ?? [],
    what: 'eine Kennung aus news.yaml, regional',
    gone: (id) => `news.yaml · regional, id ${id}`,
  },
  animals: {
    known: news?.animals.map(({ letter }) => letter) ?? [],
    what: 'ein Buchstabe aus news.yaml, animals',
    gone: (letter) => `news.yaml · animals, letter ${letter}`,
  },
  events: { known: there.events, what: 'die Kennung einer Veranstaltung', gone: (id) => `events/${id}-….yaml` },
  books: { known: there.books, what: 'die Kennung eines Buches', gone: (id) => `books/${id}-….yaml` },
  games: { known: there.games, what: 'die Kennung eines Spiels', gone: (id) => `games/${id}-….yaml` },
  words: inFile(there.words, 'glossary', 'ein Wort'),
  debates: inFolder(there.debates, 'debates', 'eine Streitfrage'),
  questions: inFolder(there.questions, 'questions', 'eine Frage'),
  comics: inFolder(there.comics, 'comics', 'eine Folge'),
  experiments: inFolder(there.experiments, 'experiments', 'ein Experiment'),
  jokes: inFile(lastPage?.jokes.map(({ question }) => question) ?? [], 'last-page', 'ein Witz, Wort für Wort wie'),
  twisters: inFile(
    lastPage?.twisters.map(({ text }) => text) ?? [],
    'last-page',
    'ein Zungenbrecher, Wort für Wort wie',
  ),
  riddles: inFile(
    lastPage?.riddles.map(({ question }) => question) ?? [],
    'last-page',
    'ein Rätsel, Wort für Wort wie',
  ),
  briefs: inFile(there.briefs?.map(({ title }) => title) ?? [], 'briefs', 'die Überschrift einer Meldung'),
  history: inFile(there.history?.map(anniversaryName) ?? [], 'history', 'Tag und Jahr eines Eintrags'),
});

/** References of a piece that do not exist: → { key: 'slug', found: '„wulkan“', …, gone: 'articles/wulkan.yaml' } */
const missing = (piece: Piece, wanted: ByKind<Wanted>) =>
  referencesIn(piece).flatMap(({ key, kind, name }) => {
    const { known, what, gone } = wanted[kind];
    if (known.includes(name)) return [];
    const near = nearestName(known.map(String), String(name), 3);
    const expected = near ? `${what}; gemeint ist vielleicht ${near}` : what;
    return [{ key, found: `„${name}“`, expected, gone: gone(name) }];
  });

/** Reports content that appears twice in an issue; an article may continue once if its first part sets `paragraphs`. */
function* twice(issue: Issue): Generator<{ field: string; found: string; expected: string }> {
  const seen = new Map<string, number>();
  for (const { piece, page, field } of piecesIn(issue)) {
    const [reference, ...others] = referencesIn(piece);
    if (!reference || others.length > 0) continue;
    const { name } = reference;
    const key = `${piece.type} ${name}`;
    const isStart = piece.type === 'article' && piece.paragraphs !== undefined;
    const before = seen.get(key);
    if (before !== undefined)
      yield { field, found: `„${name}“ noch einmal`, expected: `etwas, das auf Seite ${before} noch nicht steht` };
    if (!isStart) seen.set(key, page);
  }
}

function checkIssue(issue: Issue, there: There): Omit<ReferenceFault, 'file'>[] {
  const wanted = wantedIn(there);
  const faults: Omit<ReferenceFault, 'file'>[] = [];
  const named = `${issue.year}-${String(issue.number).padStart(2, '0')}`;
  if (named !== issue.name)
    faults.push({ field: 'number', found: named, expected: `Jahr und Nummer wie im Dateinamen: ${issue.name}` });
  if (issue.number > weeksOf(issue.year))
    faults.push({
      field: 'number',
      found: String(issue.number),
      expected: `eine Woche, die ${issue.year} hat: höchstens ${weeksOf(issue.year)}`,
    });
  if (!isSaturday(issue.date))
    faults.push({ field: 'date', found: issue.date, expected: 'ein Samstag: Dann kommt die Zeitung' });
  if (issue.pages[0]?.template !== 'front')
    faults.push({
      field: 'pages[1].template',
      found: `„${issue.pages[0]?.template}“`,
      expected: 'front: die Titelseite',
    });
  if (!there.articles.includes(issue.story))
    faults.push({
      field: 'story',
      found: `„${issue.story}“`,
      expected: 'ein Artikel aus content/articles',
      gone: articleFile(issue.story),
    });
  if (issue.open && issue.pages.length % 2 === 1)
    faults.push({
      field: 'pages',
      found: `${issue.pages.length} Seiten`,
      expected: 'eine gerade Zahl: Ein Blatt hat zwei Seiten',
    });
  for (const { piece, field } of piecesIn(issue)) {
    faults.push(...missing(piece, wanted).map(({ key, ...fault }) => ({ field: `${field}.${key}`, ...fault })));
    if (piece.type === 'teaser' && issue.open && piece.page > issue.pages.length)
      faults.push({
        field: `${field}.page`,
        found: String(piece.page),
        expected: `eine Seite von 2 bis ${issue.pages.length}`,
      });
  }
  return [...faults, ...twice(issue)];
}

/** Reports missing and repeated references and impossible dates of issues (R-ISS-4): → [{ file: 'issues/2026-47.yaml', field: 'date', … }] */
export const issueCheck = (issues: Entry<Omit<Issue, 'name'>>[], there: There): ReferenceFault[] =>
  issues.flatMap(({ name, file, data }, at) => {
    if (!data) return [];
    const other = issues.slice(0, at).find((one) => one.data?.date === data.date);
    const sameDay = { field: 'date', found: data.date, expected: `ein Samstag, an dem ${other?.file} nicht kommt` };
    return [...checkIssue({ ...data, name }, there), ...(other ? [sameDay] : [])].map((fault) => ({ file, ...fault }));
  });
