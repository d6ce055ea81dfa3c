import type { Content } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import { puzzlePages } from '@/lib/pages/puzzles';
import type { PageType } from '@/lib/pages/site-page';
import { type Draft, page } from './draft';

const WEIGHTS: Partial<Record<PageType, number>> = { raetsel: 1.2, raetselheft: 1, 'raetsel-woche': 0.7 };

const KEYWORDS: Partial<Record<PageType, string>> = {
  raetsel: 'Rätsel knobeln lösen spielen drucken Sudoku Kreuzworträtsel',
  raetselheft:
    'Rätselheft Heft Rätsel drucken Ausdruck PDF Block selbst machen Ferien Reise Vertretung Sudokus Labyrinthe',
};

/** Single puzzles are found through their week: puzzleEntries(content, day) → [{ path: '/raetsel/', … }, { path: '/raetsel/2026-47/', … }, …] */
export const puzzleEntries = (content: Content, day: Day): Draft[] =>
  puzzlePages(content, day)
    .filter(({ isAhead, isPart }) => !isAhead && !isPart)
    .map(({ type, path, name, note, under }) =>
      page(path, name, under?.name ?? 'Rätsel', note, {
        keywords: KEYWORDS[type] ?? 'Rätsel knobeln',
        kind: 'puzzle',
        weight: WEIGHTS[type] ?? 0.5,
      }),
    );
