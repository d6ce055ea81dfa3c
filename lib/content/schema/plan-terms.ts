import { z } from 'zod';
import { price } from './parts';

/** How long a plan runs, what it costs later, and how it ends. */
export const planTerms = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('trial'), freeIssues: z.int().positive(), monthly: price }),
  z.strictObject({ kind: z.literal('once'), issues: z.int().positive() }),
  z.strictObject({
    kind: z.literal('monthly'),
    firstTermMonths: z.int().positive(),
    issuesPerYear: z.int().positive(),
  }),
  z.strictObject({
    kind: z.literal('schoolYear'),
    /** Approximate, as deliveries pause during school holidays. */
    issuesPerSchoolYear: z.int().positive(),
  }),
]);

export type PlanTerms = z.infer<typeof planTerms>;
