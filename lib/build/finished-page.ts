import { hashOf } from 'german/hash';
import { withoutData } from '@/lib/export/passes/drop-next';
import type { Planned } from '@/lib/export/run';

/** Cache key of a page: cacheKeyOf('<!DOCTYPE html>…', planned, '3f2a9c01b7de') → '9c013f2ab7de'; `maker` is the hash of all that pages share,
 * such as passes and islands. */
export const cacheKeyOf = (exported: string, planned: Planned, maker: string) =>
  hashOf([maker, JSON.stringify(planned), withoutData(exported)]);
