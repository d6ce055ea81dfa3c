import { absolute } from 'content/address';
import type { Article, Content } from 'content/kinds';
import { KINDS, type Kind } from 'content/puzzle-kinds';
import type { Day } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { fillTemplate } from 'german/fill-template';
import { LEVEL_NAMES, LEVELS, type Level } from 'puzzles/level';
import { puzzleOf } from 'puzzles/make';
import { kindsIn, type Week } from 'puzzles/week';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { titleOfWeek } from '@/lib/pages/puzzles';
import { articlePuzzlePath } from '@/lib/paths';
import { PAPERS } from './papers';

/** Data common to all kinds; templates read further fields. */
export type PaperPuzzle = {
  kind: Kind;
  level: Level;
  name: string;
  levelName: string;
  minutes: number;
  how: string;
  hint: string;
  /** Short enough to type. */
  address: string;
};

export type PuzzleSet = {
  /** Name of the week, or slug of the article. */
  occasion: string;
  title: string;
  product: string;
  description: string;
  solutions: string;
  on: { year: number; month: number; day: number };
  /** Decoration in the margin. */
  image: { src: string; alt: string };
  puzzles: PaperPuzzle[];
};

/** paperPuzzle(content, 'maze', 'easy', '2026-47', '/raetsel/2026-47/labyrinth/') → { name: 'Labyrinth', minutes: 5, … } */
export function paperPuzzle<K extends Kind>(
  content: Content,
  kind: K,
  level: Level,
  occasion: string,
  path: string,
): PaperPuzzle {
  const { kinds, paper } = content.lists.puzzles;
  const source = { hints: paper.hints, pictures: content.puzzles.pairs };
  return {
    kind,
    level,
    name: KINDS[kind].name,
    levelName: LEVEL_NAMES[level],
    minutes: kinds[kind].minutes[level],
    how: kinds[kind].how,
    address: absolute(path).replace(/^https?:\/\/(www\.)?/, ''),
    ...PAPERS[kind](puzzleOf(content, kind, level, occasion), level, source),
  };
}

function setOf(content: Content, occasion: string, day: Day, puzzles: PaperPuzzle[]) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const { image, paper } = content.lists.puzzles;
  const { name: product } = content.title;
  return { occasion, product, solutions: paper.solutions, on: { year, month, day: date }, image, puzzles };
}

/** A week's puzzles, each kind in both levels: weekSet(content, week47) → { title: 'Rätsel der Woche 47/2026', puzzles: [ … 12 … ], … } */
export function weekSet(content: Content, week: Week): PuzzleSet {
  const copy = content.lists.puzzles;
  const kinds = kindsIn(week);
  const puzzles = kinds.flatMap((kind) =>
    LEVELS.map((level) => paperPuzzle(content, kind, level, week.name, puzzlePath(week.name, kind))),
  );
  const names = kinds.map((kind) => KINDS[kind].name).join(', ');
  const description = fillTemplate(copy.week.description, { date: formatDay(week.first), kinds: names });
  return { ...setOf(content, week.name, week.first, puzzles), title: titleOfWeek(copy, week), description };
}

/** The crosswords of an article: articleSet(content, article) → { title: 'Rätsel zum Artikel: …', puzzles: [ … 2 … ], … } */
export function articleSet(content: Content, { slug, title, date }: Article): PuzzleSet {
  const { article } = content.lists.puzzles;
  const puzzles = LEVELS.map((level) => paperPuzzle(content, 'crossword', level, slug, articlePuzzlePath(slug)));
  const description = fillTemplate(article.description, { title });
  return { ...setOf(content, slug, date.first, puzzles), title: fillTemplate(article.title, { title }), description };
}
