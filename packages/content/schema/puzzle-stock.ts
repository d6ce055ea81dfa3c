import { z } from 'zod';
import { group, line, list } from './fields';

const names = list('Einträge', line('Name', 1, 90))
  .min(1)
  .optional();

/** Lists of puzzles.yaml by the names of their entries; written by `npm run content:check`. */
const batch = {
  words: names,
  sentences: names,
  mazes: names,
  logic: names,
  pairs: names,
  scenes: names,
};

export const puzzleStockSchema = list(
  'Vorrat',
  group('Neue Einträge', {
    from: z
      .string()
      .regex(/^\d{4}-(0[1-9]|[1-4]\d|5[0-3])$/, 'eine Woche wie 2026-51')
      .meta({ title: 'Ab der Woche' }),
    ...batch,
  }),
);
