import type { Content } from '@/lib/content/kinds';
import { today } from '@/lib/dates/day';
import { printPuzzles } from '@/lib/print/puzzles/print-puzzles';
import { articleSet, weekSet } from '@/lib/print/puzzles/sets';
import { withPuzzle } from '@/lib/puzzles/articles';
import { PUZZLE_MANIFEST } from '@/lib/puzzles/printed';
import { weeksToSet } from '@/lib/puzzles/weeks';
import { setFiles } from './set-files';

const weeksOf = ({ lists }: Content) => weeksToSet(lists.puzzles.first, today());

const content = await setFiles('puzzles', PUZZLE_MANIFEST, (all, options) => [
  ...weeksOf(all).map((week) => [week.name, () => printPuzzles(weekSet(all, week), options)] as const),
  ...withPuzzle(all).map((article) => [article.slug, () => printPuzzles(articleSet(all, article), options)] as const),
]);
console.log(
  `Die Rätsel von ${weeksOf(content).length} Wochen und zu ${withPuzzle(content).length} Artikeln sind gesetzt.`,
);
