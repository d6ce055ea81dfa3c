import { keepTogether } from './no-break';

const SPACE = '\u00a0';

/** For narrow print columns, also words before a number. */
const BEFORE_NUMBER = /(?<!\p{L})(Klasse|Band|Kapitel|rund|etwa|ab|bis|um) (?=\p{Nd})/gu;
const SHORTENED = /(?<!\p{L})(z|d|u|i) ?(?=(?:B|h|a|d|R)\.)|(?<!\p{L})([zdui])\. (?=(?:B|h|a|d|R)\.)/gu;

/** Short last word of a paragraph, which must not stand alone on a line. */
const LAST_WORD = /(?<=.{50}) (?=\S{1,8}$)/u;

/** Non-breaking spaces for print: typeset('10 € – am 5. April') → '10\u00a0€\u00a0– am 5.\u00a0April' */
export const typeset = (text: string): string =>
  keepTogether(text.replace(/\s*\n\s*/g, ' '))
    .replace(SHORTENED, (found) => found.replace(' ', SPACE))
    .replace(BEFORE_NUMBER, `$1${SPACE}`)
    .replace(/(\p{Nd}) - (?=\p{Nd})/gu, '$1–')
    .replace(/ –(?= )/g, `${SPACE}–`)
    .replace(LAST_WORD, SPACE);

/** Applies `typeset` to every text, but not to names: typesetAll({ text: '10 km', src: 'a b.webp' }) → { text: '10\u00a0km', src: 'a b.webp' } */
export function typesetAll<T>(value: T): T {
  if (typeof value === 'string') return typeset(value) as T;
  if (Array.isArray(value)) return value.map(typesetAll) as T;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, NAMES.has(key) ? entry : typesetAll(entry)]);
  return Object.fromEntries(entries) as T;
}

const NAMES = new Set(['src', 'type', 'slug', 'name', 'file', 'template', 'accent', 'category', 'on']);
