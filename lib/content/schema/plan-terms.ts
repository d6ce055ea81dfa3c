import { z } from 'zod';
import { group } from './fields';
import { count, price } from './parts';

/** Terms of a plan, by its kind. */
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
    minimumCopies: count('Exemplare mindestens'),
    maximumCopies: z.int().max(9999).meta({ title: 'Exemplare höchstens' }),
    /** Approximate, as deliveries pause during school holidays. */
    issuesPerSchoolYear: count('Ausgaben im Schuljahr'),
  }),
]);

export type PlanTerms = z.infer<typeof planTerms>;
