import { z } from 'zod';
import { group } from './fields';
import { count, price } from './parts';

/** How long a plan runs, what it costs later, and how it ends. */
export const planTerms = z.discriminatedUnion('kind', [
  group('Test, danach Abo', {
    kind: z.literal('trial'),
    freeIssues: count('Kostenlose Ausgaben'),
    monthly: price.meta({ title: 'Danach im Monat' }),
  }),
  group('Einmal, endet von selbst', {
    kind: z.literal('once'),
    issues: count('Ausgaben'),
  }),
  group('Monatlich', {
    kind: z.literal('monthly'),
    firstTermMonths: count('Mindestlaufzeit in Monaten'),
    issuesPerYear: count('Ausgaben im Jahr'),
  }),
  group('Schuljahr', {
    kind: z.literal('schoolYear'),
    /** Approximate, as deliveries pause during school holidays. */
    issuesPerSchoolYear: count('Ausgaben im Schuljahr'),
  }),
]);

export type PlanTerms = z.infer<typeof planTerms>;
