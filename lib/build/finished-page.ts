import type { Planned } from '@/lib/export/run';
import { hashOf } from '@/lib/hash';

/** React's data, which the passes take out again; Next writes it in chunks that differ from build to build. */
const DATA = /<script>\(?self\.__next_f\b.*?<\/script>/gs;

/** Changes with what a page is made of: keyOf('<!DOCTYPE html>…', planned, '3f2a9c01b7de') → '9c013f2ab7de';
 * `maker` stands for passes, islands and everything else that all pages share. */
export const keyOf = (exported: string, planned: Planned, maker: string) =>
  hashOf([maker, JSON.stringify(planned), exported.replaceAll(DATA, '')]);
