import { MONTHS } from './german';

const CENTURY = 2000;

/** Normalizes spaces, dashes and Unicode: normalizeText(' 10 –  13 Uhr') → '10 - 13 Uhr' */
export const normalizeText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[‐‑–—]/g, '-');

/** Month by its first three letters: monthFrom('april') → 4, monthFrom('Sept.') → 9; 0 if there is none */
export const monthFrom = (name: string) =>
  MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase().slice(0, 3))) + 1;

/** yearFrom('27') → 2027, yearFrom('2027') → 2027 */
export const yearFrom = (text: string) => (text.length === 2 ? CENTURY : 0) + Number(text);
