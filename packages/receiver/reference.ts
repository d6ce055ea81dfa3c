import { type Day, yearOf } from 'german/dates/day';

/** Without I, O and Q, which look like digits. 23 is prime, so a wrong digit or two swapped digits are detected. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

const checkLetter = (digits: string) =>
  LETTERS[[...digits].reduce((sum, digit, index) => sum + Number(digit) * (index + 2), 0) % LETTERS.length];

/** referenceOf(473, '2026-11-25') → 'D-26-0473-…', ending in the check letter */
export function referenceOf(number: number, day: Day): string {
  const [year, digits] = [String(yearOf(day)).slice(-2), String(number).padStart(4, '0')];
  return `D-${year}-${digits}-${checkLetter(`${year}${digits}`)}`;
}

/** Finds references in a text, with any check letter. */
export const REFERENCE = /(D-\d\d-\d+-[A-Z])/;

/** Parses a reference as dictated on the phone; undefined if the check letter is wrong: readReference('d 26 473 p') → 'D-26-0473-P' */
export function readReference(text: string): string | undefined {
  const [, year, digits, letter] = /^D\W*(\d\d)\W+(\d{1,9})\W*([A-Z])$/.exec(text.trim().toUpperCase()) ?? [];
  if (!year || !digits || !letter) return undefined;
  const padded = digits.padStart(4, '0');
  return checkLetter(`${year}${padded}`) === letter ? `D-${year}-${padded}-${letter}` : undefined;
}

/** The number of an export, as the office names it: readExportNumber('17') → 17; undefined for anything else */
export const readExportNumber = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text) ? Number(text) : undefined;
