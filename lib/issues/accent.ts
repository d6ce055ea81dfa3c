import type { palette } from '@/lib/title/title';

/** Of the pages in their order; the middle of the paper is one picture of two pages. */
const ACCENTS = [
  'coral',
  'violet',
  'teal',
  'sun',
  'sun',
  'leaf',
  'coral',
  'sky',
] as const satisfies (keyof typeof palette)[];

export type Accent = (typeof ACCENTS)[number];

/** Counted from 1, a thicker issue begins anew: accentOf(3) → 'teal', accentOf(9) → 'coral' */
export const accentOf = (page: number): Accent => ACCENTS[(page - 1) % ACCENTS.length] ?? 'coral';
