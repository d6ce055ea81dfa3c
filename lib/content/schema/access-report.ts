import { z } from 'zod';
import { date } from './parts';

/** What the browser tests look into, each with the number of its findings (tests/e2e/access-barriers.ts). */
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

/** What a run of the browser tests found on accessibility; `npm run access-report` writes it. */
export const accessReportSchema = z.strictObject({
  /** The day of the run. */
  date,
  /** The version of axe-core, and how many of its rules were asked. */
  axe: z.string().regex(/^\d+\.\d+\.\d+$/),
  rules: count,
  pages: count,
  /** In CSS pixels. */
  widths: z.array(count).min(1),
  /** How many states of islands, and how many kinds of pages were walked through by keyboard. */
  states: count,
  kinds: count,
  found: z.strictObject(
    Object.fromEntries(ACCESS_CHECKS.map((check) => [check, count])) as Record<
      (typeof ACCESS_CHECKS)[number],
      typeof count
    >,
  ),
});
