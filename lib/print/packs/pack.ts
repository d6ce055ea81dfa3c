import { numberOf } from 'content/issue-name';
import type { Content, Debate, Issue, Worksheet } from 'content/kinds';
import type { Kind } from 'content/puzzle-kinds';
import { required } from 'content/required';
import { allSheets, type SheetName } from 'content/school-parts';
import { formatDay } from 'german/dates/german';
import { fillTemplate } from 'german/fill-template';
import { kindsIn, weekOf } from 'puzzles/week';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { levelsOf, questionsOf, type SheetLevel } from '@/lib/school/levels';
import { packArticle, placesOf } from '@/lib/school/pack/places';
import { type PlanDay, planOf } from '@/lib/school/pack/plan';
import { type PackWords, packWords } from '@/lib/school/pack/words';
import { dayOf } from '@/lib/school/sheet';
import { type PaperPuzzle, paperPuzzle } from '../puzzles/sets';

/** Of the cards a class has to cut out there is no solution. */
const isForClass = (kind: Kind) => kind !== 'pairs';

/** An easy puzzle of the issue's week, of a kind that changes; undefined before the first week with puzzles:
 * packPuzzle(content, issue) → { kind: 'maze', level: 'easy', … } */
function packPuzzle(content: Content, { date }: Pick<Issue, 'date'>): PaperPuzzle | undefined {
  const week = weekOf(date);
  if (week.first < weekOf(content.lists.puzzles.first).first) return undefined;
  const kind = kindsIn(week).findLast(isForClass);
  return kind && paperPuzzle(content, kind, 'easy', week.name, puzzlePath(week.name, kind));
}

/** Nine-year-olds are in class 3 or 4. */
const CLASS = 3;

/** What a class gets for an issue; what the issue lacks is left out (R-SCH-30). */
export type Pack = {
  name: string;
  title: string;
  lead: string;
  description: string;
  on: ReturnType<typeof dayOf>;
  sheets: SheetName[];
  days: PlanDay[];
  worksheet: { worksheet: Worksheet; level: SheetLevel } | undefined;
  debate: Debate | undefined;
  words: PackWords | undefined;
  puzzle: PaperPuzzle | undefined;
};

function worksheetOf(content: Content, issue: Issue): Pack['worksheet'] {
  const slug = packArticle(content, issue)?.slug;
  const worksheet = content.worksheets.find((one) => one.slug === slug);
  if (!worksheet) return undefined;
  const levels = levelsOf(worksheet);
  const isFor = (level: SheetLevel) => {
    const [from, to] = questionsOf(worksheet, level).classes;
    return from <= CLASS && CLASS <= to;
  };
  const level = levels.find(isFor) ?? levels.at(-1);
  return level && { worksheet, level };
}

function debateOf({ printed }: Content, { pages }: Issue): Debate | undefined {
  const [slug] = pages.flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.type === 'debate' ? piece.slug : [])));
  return slug === undefined
    ? undefined
    : required(
        printed.debates.find((one) => one.slug === slug),
        `Streitfrage ${slug}`,
      );
}

/** All parts of an issue's pack; deterministic: packOf(content, issue) → { title: 'Paket für die Woche 47/2026', days: [ … 5 … ], … } */
export function packOf(content: Content, issue: Issue): Pack {
  const copy = content.school.pack;
  const worksheet = worksheetOf(content, issue);
  const debate = debateOf(content, issue);
  const words = packWords(content, issue);
  const puzzle = packPuzzle(content, issue);
  const isThere: Record<SheetName, unknown> = {
    worksheet,
    before: debate,
    after: debate,
    count: debate,
    words,
    puzzle,
    solutions: worksheet ?? words ?? puzzle,
  };
  const sheets = allSheets().filter((name) => isThere[name]);
  const pages = [...new Set(words?.words.flatMap((word) => word.pages))].sort((a, b) => a - b);
  const places = { ...placesOf(content, issue), ...(words && { words: { pages, title: copy.words.heading } }) };
  return {
    name: issue.name,
    title: `${copy.title} ${numberOf(issue)}`,
    lead: fillTemplate(copy.lead, { motto: issue.motto, date: formatDay(issue.date) }),
    description: `${content.site.tagline}, ${copy.title}: ${issue.motto}`,
    on: dayOf({ date: { first: issue.date } }),
    sheets,
    days: planOf(copy, places, sheets),
    worksheet,
    debate,
    words,
    puzzle,
  };
}
