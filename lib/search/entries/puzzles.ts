import type { Content } from 'content/kinds';
import { allKinds } from 'content/puzzle-kinds';
import type { Day } from 'german/dates/day';
import { kindsIn } from 'puzzles/week';
import { allWeeks, isOut } from 'puzzles/weeks';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { puzzlePages } from '@/lib/pages/puzzles';
import type { PageType } from '@/lib/pages/site-page';
import { type Draft, page } from './draft';

const WEIGHTS: Partial<Record<PageType, number>> = { raetsel: 1.2, raetselheft: 1, 'raetsel-woche': 0.7 };

const KEYWORDS: Partial<Record<PageType, string>> = {
  raetsel: 'Rätsel knobeln lösen spielen drucken Sudoku Kreuzworträtsel',
  raetselheft:
    'Rätselheft Heft Rätsel drucken Ausdruck PDF Block selbst machen Ferien Reise Vertretung Sudokus Labyrinthe',
};

/** Of single puzzles, the newest of each kind; the others are found through their week: puzzleEntries(content, day) → [{ path: '/raetsel/',
 * … }, { path: '/raetsel/2026-48/sudoku/', … }, { path: '/raetsel/2026-48/', … }, …] */
export function puzzleEntries(content: Content, day: Day): Draft[] {
  const newest = new Set(newestPuzzles(content.lists.puzzles.first, day));
  return puzzlePages(content, day)
    .filter(({ isAhead, isPart, path }) => newest.has(path) || (!isAhead && !isPart))
    .map(({ type, path, name, note, under }) =>
      page(path, name, under?.name ?? 'Rätsel', note, {
        keywords: KEYWORDS[type] ?? 'Rätsel knobeln',
        kind: 'puzzle',
        weight: newest.has(path) ? 1 : (WEIGHTS[type] ?? 0.5),
      }),
    );
}

function newestPuzzles(first: Day, day: Day): string[] {
  const weeks = allWeeks(first, day).filter((week) => isOut(week, day));
  return allKinds().flatMap((kind) => {
    const week = weeks.findLast((one) => kindsIn(one).includes(kind));
    return week ? puzzlePath(week.name, kind) : [];
  });
}
