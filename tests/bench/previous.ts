import { readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';

/** Of one page: Lighthouse's points for speed, seconds, milliseconds, kB. */
export type Figures = { performance: number; lcp: number; tbt: number; kB: number };

/** The figures of the last release, by page type; `npm run bench -- --only lighthouse --keep` writes today's there. */
const FILE = 'tests/bench/previous.yaml';

type Release = { of: string; pages: Record<string, Figures> };

const release: Release = parse(readFileSync(FILE, 'utf8'));
const kept: Record<string, Figures> = { ...release.pages };

/** before('books') → { performance: 93, lcp: 3.2, tbt: 77, kB: 377.6 }, undefined where that page is new */
export const before = (name: string): Figures | undefined => release.pages[name];

/** Takes the place of what was measured before. */
export function keep(name: string, figures: Figures) {
  kept[name] = figures;
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(FILE, stringify({ of: day, pages: kept } satisfies Release));
}
