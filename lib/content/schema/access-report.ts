import { z } from 'zod';
import { date } from './parts';

/** The report holds the number of findings of each (tests/e2e/access-barriers.ts). */
export const ACCESS_CHECKS = [
  'rules',
  'states',
  'keyboard',
  'targets',
  'zoom',
  'spacing',
  'contrast',
  'motion',
] as const;

const count = z.int().min(0);

/** Written by `npm run access-report`. */
export const accessReportSchema = z.strictObject({
  date,
  /** Version of axe-core, and the number of its rules that ran. */
  axe: z.string().regex(/^\d+\.\d+\.\d+$/),
  rules: count,
  pages: count,
  /** In CSS pixels. */
  widths: z.array(count).min(1),
  /** States of islands, and kinds of pages tested by keyboard. */
  states: count,
  kinds: count,
  found: z.strictObject(
    Object.fromEntries(ACCESS_CHECKS.map((check) => [check, count])) as Record<
      (typeof ACCESS_CHECKS)[number],
      typeof count
    >,
  ),
});
