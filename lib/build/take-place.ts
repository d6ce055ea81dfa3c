import { existsSync, renameSync, rmSync } from 'node:fs';

/** Steps that replace `out` by `whole`. Interrupted anywhere, `out` is the old site, the new one or missing, never partial.
 * stepsToReplace('.cache/build/export', 'out', '.cache/build/old') → [() => void, …] */
export const stepsToReplace = (whole: string, out: string, old: string): (() => void)[] => [
  () => rmSync(old, { recursive: true, force: true }),
  () => existsSync(out) && renameSync(out, old),
  () => renameSync(whole, out),
  () => rmSync(old, { recursive: true, force: true }),
];
