import type { Ages } from 'content/values/counts';

const NUMBERS = 'ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf'.split(' ');

/** Range of ages; numbers outside it are ordinary words. */
const YOUNGEST = 3;
const OLDEST = 16;

/** 'ab 6 Jahren' is treated as suitable up to this many years later. */
const FURTHER = 4;

const NUMBER = `(\\d{1,2}|${NUMBERS.join('|')})`;
/** An age in years; also 'ab 8' and 'unter 8' unless a unit follows. Matches folded text. */
const ASKED = new RegExp(
  `(?<!\\b(?:vor|seit|in) )\\b(?:(unter) )?${NUMBER}(?: ?(?:-|bis|und) ?${NUMBER})?[ -]?jahr(?:ig[a-z]*|en?)?\\b(?: alt\\b)?` +
    `|\\b(?:(unter)|ab) ${NUMBER}\\b(?![.:,€%]| ?(?:€|eur|minut|uhr|spieler|person|kind|leut|schuler|stuck|woch|monat|klass|seit|prozent))`,
  'g',
);

const AGE_WORD = /^alter(\d+)$/;
const ageWord = (age: number) => `alter${age}`;

/** Converts ages to words, so that a search for 6 finds '5 bis 8'. Takes folded text: agesAsked('fur 6 jahrige') → 'fur alter6' */
export const agesAsked = (folded: string) =>
  folded.replace(ASKED, (whole, under = '', first = '', _last = '', underOnly = '', only = '') => {
    const number = first || only;
    const age = (NUMBERS.indexOf(number) + 1 || Number(number)) - (under || underOnly ? 1 : 0);
    return age < YOUNGEST || age > OLDEST ? whole : ageWord(age);
  });

/** isAge('alter6') → true */
export const isAge = (word: string) => AGE_WORD.test(word);

/** Readable form: saidAge('alter6') → '6 Jahre', saidAge('eule') → 'eule' */
export const saidAge = (word: string) => word.replace(AGE_WORD, '$1 Jahre');

/** Search words for all ages of a range: ageWords({ from: 6, to: 8 }) → 'alter6 alter7 alter8' */
export function ageWords({ from, to }: Partial<Ages> = {}): string {
  if (from === undefined) return '';
  const last = Math.min(to ?? from + FURTHER, OLDEST);
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, step) => ageWord(from + step)).join(' ');
}
