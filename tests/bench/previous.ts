import { readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';

/** Of one page: Lighthouse's performance score, LCP in seconds, TBT in milliseconds, kB. */
export type Figures = { performance: number; lcp: number; tbt: number; kB: number };

/** Figures of the last release by page type; `npm run bench -- --only lighthouse --keep` replaces them by today's. */
const FILE = 'tests/bench/previous.yaml';

type Release = { of: string; pages: Record<string, Figures> };

const release: Release = parse(readFileSync(FILE, 'utf8'));
const kept: Record<string, Figures> = { ...release.pages };

/** before('books') → { performance: 93, lcp: 3.2, tbt: 77, kB: 377.6 }, undefined for a new page */
export const before = (name: string): Figures | undefined => release.pages[name];

/** Replaces the stored figures of a page. */
export function keep(name: string, figures: Figures) {
  kept[name] = figures;
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(FILE, stringify({ of: day, pages: kept } satisfies Release));
}
