import { z } from 'zod';
import { group, list } from './fields';
import { date } from './parts';

const count = (title: string) => z.int().min(0).meta({ title });

/** The report holds the number of findings of each (tests/e2e/access-barriers.ts). */
const found = {
  rules: count('Regeln'),
  states: count('Zustände'),
  keyboard: count('Tastatur'),
  targets: count('Ziele zum Tippen'),
  zoom: count('Vergrößern'),
  spacing: count('Abstände'),
  contrast: count('Kontrast'),
  motion: count('Bewegung'),
};

export const ACCESS_CHECKS = Object.keys(found) as (keyof typeof found)[];

/** Written by `npm run access-report`. */
export const accessReportSchema = z.strictObject({
  date: date.meta({ title: 'Tag der Prüfung', description: 'Wird von npm run access-report geschrieben.' }),
  /** Version of axe-core, and the number of its rules that ran. */
  axe: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .meta({ title: 'Version von axe-core' }),
  rules: count('Regeln'),
  pages: count('Seiten'),
  /** In CSS pixels. */
  widths: list('Breiten', count('Breite')).min(1),
  /** States of islands, and kinds of pages tested by keyboard. */
  states: count('Zustände'),
  kinds: count('Arten von Seiten'),
  found: group('Gefunden', found),
});
