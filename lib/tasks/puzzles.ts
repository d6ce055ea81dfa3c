import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { today } from '@/lib/dates/day';
import { makeFonts } from '@/lib/print/fonts';
import { CACHE } from '@/lib/print/print-all';
import { printPuzzles } from '@/lib/print/puzzles/print-puzzles';
import { articleSet, weekSet } from '@/lib/print/puzzles/sets';
import { openTypst } from '@/lib/print/typst-run';
import { withPuzzle } from '@/lib/puzzles/articles';
import { PUZZLE_MANIFEST, type PuzzleManifest } from '@/lib/puzzles/printed';
import { weeksToSet } from '@/lib/puzzles/weeks';

const { content, faults } = readContent('content');
if (!content) {
  for (const fault of faults) console.error(formatFault(fault));
  process.exit(1);
}

const fonts = await makeFonts(CACHE);
const options = {
  typst: openTypst(fonts),
  fonts,
  pictures: 'content/pictures',
  cache: join(CACHE, 'puzzles'),
  tell: console.log,
};
const weeks = weeksToSet(content.lists.puzzles.first, today());
const articles = withPuzzle(content);
const sets = [
  ...weeks.map((week) => () => weekSet(content, week)),
  ...articles.map((article) => () => articleSet(content, article)),
];
const manifest: PuzzleManifest = {};
const wrong: string[] = [];
for (const make of sets) {
  const set = make();
  try {
    manifest[set.occasion] = await printPuzzles(set, options);
  } catch (error) {
    wrong.push((error as Error).message);
  }
}
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}
writeFileSync(PUZZLE_MANIFEST, JSON.stringify(manifest));
console.log(`Die Rätsel von ${weeks.length} Wochen und zu ${articles.length} Artikeln sind gesetzt.`);
