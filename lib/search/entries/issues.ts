import { issueName, numberOf } from 'content/issue-name';
import type { Content, Issue, Piece } from 'content/kinds';
import type { Day } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { issueTitle } from '@/lib/issues/about';
import { isAnnounced, isPublished, newestFirst } from '@/lib/issues/days';
import { contentsOf } from '@/lib/issues/pieces';
import { pastYears } from '@/lib/issues/rack';
import { issuePath, issueYearPath, PATHS, pieceAnchor } from '@/lib/paths';
import { type Draft, page } from './draft';

/** issueEntries(content, day) → [{ kind: 'page', path: '/ausgabe/2026-47/', … }, { kind: 'news', path: '/ausgabe/2026-47/#seite-7-1', … }, …] */
export function issueEntries(content: Content, day: Day): Draft[] {
  const { issues, lists } = content;
  const { title, description, intro, archive } = lists.issues;
  return [
    page(PATHS.issues, title, 'Die Zeitung', `${description} ${intro}`, {
      keywords: 'Zeitung Ausgabe Heft lesen blättern',
      weight: 1.1,
    }),
    ...newestFirst(issues)
      .filter((issue) => isAnnounced(issue, day))
      .flatMap((issue) => [
        issueEntry(issue, content),
        ...(isPublished(issue, day) ? pieceEntries(issue, content) : []),
      ]),
    ...pastYears(issues, day).map((year) =>
      page(
        issueYearPath(year),
        archive.title.replace('%year%', String(year)),
        title,
        archive.description.replace('%year%', String(year)),
        { weight: 0.6 },
      ),
    ),
  ];
}

function issueEntry(issue: Issue, content: Content): Draft {
  const titles = issue.contents ?? contentsOf(issue, content).flatMap(({ entries }) => entries);
  const kinds = new Set(issue.pages.flatMap(({ pieces }) => pieces.map(({ type }) => type)));
  return page(
    issuePath(issue.name),
    issueTitle(issue),
    `Die Zeitung vom ${formatDay(issue.date)}`,
    titles.map(({ title }) => title).join(' · '),
    {
      keywords: `Zeitung Ausgabe Heft Titelseite ${[...kinds].map((kind) => SMALL[kind] ?? '').join(' ')}`,
      aside: [issue.cover.alt, ...issue.pages.flatMap(({ pieces }) => pieces.flatMap(smallTexts))].join(' '),
      image: issue.cover.src,
    },
  );
}

/** Untitled pieces are found through their issue, by type and text. */
const SMALL: Partial<Record<Piece['type'], string>> = {
  joke: 'Witz Scherzfrage',
  fact: 'Schon gewusst',
  letter: 'Leserbrief Leserpost',
  quote: 'Zitat',
};

const smallTexts = (piece: Piece): string[] =>
  piece.type === 'joke' ? [piece.question] : piece.type === 'fact' ? [piece.text] : [];

/** Have the same title in every issue. */
const EACH_WEEK: readonly Piece['type'][] = ['riddle', 'wordsearch', 'calendar'];

function pieceEntries(issue: Issue, { diagrams }: Content): Draft[] {
  return issue.pages.flatMap(({ pieces }, at) =>
    pieces.flatMap((piece, nth) => {
      const fields = fieldsOf(piece, diagrams);
      if (!fields) return [];
      const title = EACH_WEEK.includes(piece.type) ? `${fields.title} (${numberOf(issue)})` : fields.title;
      return {
        kind: 'news' as const,
        path: `${issuePath(issue.name)}#${pieceAnchor(at + 1, nth)}`,
        note: `${issueName(issue)} · Seite\u00a0${at + 1}`,
        weight: 0.7,
        ...fields,
        title,
      };
    }),
  );
}

type Fields = Pick<Draft, 'title' | 'text' | 'keywords' | 'image'>;

/** Undefined for pieces that have an entry of their own elsewhere. */
function fieldsOf(piece: Piece, diagrams: Content['diagrams']): Fields | undefined {
  switch (piece.type) {
    case 'short':
      return { title: piece.title, text: piece.text, image: piece.image?.src };
    case 'experiment':
      return {
        title: piece.title,
        text: [piece.why, ...piece.needs, ...piece.steps].join(' '),
        keywords: 'Experiment Versuch ausprobieren basteln',
        image: piece.image.src,
      };
    case 'weather':
      return { title: piece.word, text: piece.text, keywords: 'Wetter', image: piece.image?.src };
    case 'riddle':
      return { title: piece.title, text: piece.question, keywords: 'Rätsel knobeln', image: piece.image?.src };
    case 'wordsearch':
      return { title: piece.title, text: piece.text, keywords: 'Rätsel Suchsel Buchstabensalat' };
    case 'calendar':
      return { title: piece.title, text: piece.days.map(({ text }) => text).join(' '), keywords: 'Kalender Woche' };
    case 'diagram': {
      const diagram = diagrams.find(({ name }) => name === piece.name);
      return (
        diagram && {
          title: diagram.title,
          text: [diagram.caption, ...diagram.labels.map(({ title, text }) => `${title}: ${text}`)].join(' '),
          keywords: 'Bild Zeichnung Schaubild',
          image: diagram.drawing.src,
        }
      );
    }
    case 'article':
    case 'debate':
    case 'question':
    case 'comic':
    case 'trial':
    case 'jokes':
    case 'twister':
    case 'brainteaser':
    case 'briefs':
    case 'anniversary':
    case 'quiz':
    case 'news':
    case 'event':
    case 'book':
    case 'game':
    case 'animal':
    case 'words':
    case 'teaser':
    case 'letter':
    case 'fact':
    case 'quote':
    case 'joke':
    case 'imprint':
      return undefined;
  }
}
