import { type Day, yearOf } from '@/lib/dates/day';

/** Without I, O and Q, which look like digits; 23 is a prime, so one wrong digit or two swapped ones are detected. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

const checkLetter = (digits: string) =>
  LETTERS[[...digits].reduce((sum, digit, index) => sum + Number(digit) * (index + 2), 0) % LETTERS.length];

/** referenceOf(473, '2026-11-25') → 'D-26-0473-…', the last letter being the check */
export function referenceOf(number: number, day: Day): string {
  const [year, digits] = [String(yearOf(day)).slice(-2), String(number).padStart(4, '0')];
  return `D-${year}-${digits}-${checkLetter(`${year}${digits}`)}`;
}

/** In a text, whatever its letter is. */
export const REFERENCE = /(D-\d\d-\d+-[A-Z])/;

/** Reads a number as people say it on the phone: readReference('d 26 473 k') → 'D-26-0473-K', undefined if the letter does not fit */
export function readReference(text: string): string | undefined {
  const [, year, digits, letter] = /^D\W*(\d\d)\W+(\d{1,9})\W*([A-Z])$/.exec(text.trim().toUpperCase()) ?? [];
  if (!year || !digits || !letter) return undefined;
  const padded = digits.padStart(4, '0');
  return checkLetter(`${year}${padded}`) === letter ? `D-${year}-${padded}-${letter}` : undefined;
}
