import type { Content } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import { puzzlePages } from '@/lib/pages/puzzles';
import { type Draft, page } from './draft';

const WEIGHTS = { raetsel: 1.2, 'raetsel-woche': 0.7 } as Record<string, number>;

/** One puzzle is found with its week: → [{ path: '/raetsel/', … }, { path: '/raetsel/2026-47/', … }, …] */
export const puzzleEntries = (content: Content, day: Day): Draft[] =>
  puzzlePages(content, day)
    .filter(({ isAhead, isPart }) => !isAhead && !isPart)
    .map(({ type, path, name, note, under }) =>
      page(path, name, under?.name ?? 'Rätsel', note, {
        keywords: type === 'raetsel' ? 'Rätsel knobeln lösen spielen drucken Sudoku Kreuzworträtsel' : 'Rätsel knobeln',
        weight: WEIGHTS[type] ?? 0.5,
      }),
    );
