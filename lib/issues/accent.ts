import type { palette } from 'content/title';

/** In page order. The two centre pages share one colour, as they show one picture. */
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

/** Accent of a page, counted from 1; repeats after page 8: accentOf(3) → 'teal', accentOf(9) → 'coral' */
export const accentOf = (page: number): Accent => ACCENTS[(page - 1) % ACCENTS.length] ?? 'coral';
