import { existsSync, renameSync, rmSync } from 'node:fs';

/** `whole` takes the place of `out` in steps that may be cut off anywhere: there is the old site, the new one or none, and
 * never a part of one. stepsToTakePlace('.cache/build/export', 'out', '.cache/build/old') → [() => void, …] */
export const stepsToTakePlace = (whole: string, out: string, old: string): (() => void)[] => [
  () => rmSync(old, { recursive: true, force: true }),
  () => existsSync(out) && renameSync(out, old),
  () => renameSync(whole, out),
  () => rmSync(old, { recursive: true, force: true }),
];
