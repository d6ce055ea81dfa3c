import type { Content, Issue } from '@/lib/content/kinds';
import { type Kind, puzzlePath } from '@/lib/puzzles/kinds';
import { type PaperPuzzle, paperPuzzle } from '@/lib/puzzles/paper/sets';
import { kindsIn, weekOf } from '@/lib/puzzles/week';

/** Of the cards a class has to cut out there is no solution. */
const isForClass = (kind: Kind) => kind !== 'pairs';

/** An easy puzzle of the issue's week, of a kind that changes; undefined before the first week with puzzles:
 * packPuzzle(content, issue) → { kind: 'maze', level: 'easy', … } */
export function packPuzzle(content: Content, { date }: Pick<Issue, 'date'>): PaperPuzzle | undefined {
  const week = weekOf(date);
  if (week.first < weekOf(content.lists.puzzles.first).first) return undefined;
  const kind = kindsIn(week).findLast(isForClass);
  return kind && paperPuzzle(content, kind, 'easy', week.name, puzzlePath(week.name, kind));
}
