import { z } from 'zod';
import { price } from './parts';

/** Terms of a plan, by its kind. */
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
    minimumCopies: z.int().positive(),
    maximumCopies: z.int().max(9999),
    /** Approximate, as deliveries pause during school holidays. */
    issuesPerSchoolYear: z.int().positive(),
  }),
]);

export type PlanTerms = z.infer<typeof planTerms>;
