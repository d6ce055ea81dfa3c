import { weekOf } from 'puzzles/week';
import type { Examples } from '@/components/examples';
import { PuzzleYearPage } from './puzzle-year-page';
import { PuzzlesPage } from './puzzles-page';
import { WeekPage } from './week-page';

const week = weekOf('2026-11-23');

export const examples = {
  'Alle Rätsel': <PuzzlesPage />,
  'Eine Woche': <WeekPage week={week} before={weekOf('2026-11-16')} after={weekOf('2026-11-30')} />,
  'Ein vergangenes Jahr': <PuzzleYearPage year={2026} />,
} satisfies Examples;
