import type { Ages } from '@/lib/content/values/counts';

const NUMBERS = 'ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf'.split(' ');

/** Where a child may be meant; of other years the words alone are searched. */
const YOUNGEST = 3;
const OLDEST = 16;

/** What is 'ab 6 Jahren' is still something for a child some years older. */
const FURTHER = 4;

const NUMBER = `(\\d{1,2}|${NUMBERS.join('|')})`;
/** A number of years of a child, and 'ab 8' or 'unter 8' where nothing else is counted. Folded. */
const ASKED = new RegExp(
  `(?<!\\b(?:vor|seit|in) )\\b(?:(unter) )?${NUMBER}(?: ?(?:-|bis|und) ?${NUMBER})?[ -]?jahr(?:ig[a-z]*|en?)?\\b(?: alt\\b)?` +
    `|\\b(?:(unter)|ab) ${NUMBER}\\b(?![.:,€%]| ?(?:€|eur|minut|uhr|spieler|person|kind|leut|schuler|stuck|woch|monat|klass|seit|prozent))`,
  'g',
);

const AGE_WORD = /^alter(\d+)$/;
const ageWord = (age: number) => `alter${age}`;

/** Ages become words of their own, so that 6 is found in '5 bis 8'. Takes folded text: agesAsked('fur 6 jahrige') → 'fur alter6' */
export const agesAsked = (folded: string) =>
  folded.replace(ASKED, (whole, under = '', first = '', _last = '', underOnly = '', only = '') => {
    const number = first || only;
    const age = (NUMBERS.indexOf(number) + 1 || Number(number)) - (under || underOnly ? 1 : 0);
    return age < YOUNGEST || age > OLDEST ? whole : ageWord(age);
  });

/** isAge('alter6') → true */
export const isAge = (word: string) => AGE_WORD.test(word);

/** As a visitor reads it: saidAge('alter6') → '6 Jahre', saidAge('eule') → 'eule' */
export const saidAge = (word: string) => word.replace(AGE_WORD, '$1 Jahre');

/** The words of all ages something suits, as the search counts them: ageWords({ from: 6, to: 8 }) → 'alter6 alter7 alter8' */
export function ageWords({ from, to }: Partial<Ages> = {}): string {
  if (from === undefined) return '';
  const last = Math.min(to ?? from + FURTHER, OLDEST);
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, step) => ageWord(from + step)).join(' ');
}
