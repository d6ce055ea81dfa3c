/** '$1a:props:children' → { id: '1a', path: ['props', 'children'] }, a row or a part of one */
export type Reference = { id: string; path: string[] };

const DIGITS = '0123456789abcdef';
/** isId('1a') → true, isId('') → false */
export const isId = (text: string) => text !== '' && [...text].every((sign) => DIGITS.includes(sign));

/** JSON lacks them: '$undefined', '$D2026-11-22T00:00:00.000Z', '$Sreact.suspense' */
const isValue = (text: string) =>
  text === '$' ||
  ['$undefined', '$NaN', '$Infinity', '$-Infinity', '$-0'].includes(text) ||
  ['$$', '$S', '$D', '$n'].some((start) => text.startsWith(start));

/** Whole rows that come later, and rows read as a map or a set. */
const BY_LETTER = ['$L', '$@', '$Q', '$W'];

/** readReference('$L1a:props') → { id: '1a', path: ['props'] }, as React reads it; 'unknown' is a way nobody has looked at yet */
export function readReference(text: string): Reference | 'unknown' | undefined {
  if (!text.startsWith('$') || isValue(text)) return undefined;
  const from = BY_LETTER.some((start) => text.startsWith(start)) ? 2 : 1;
  const [id = '', ...path] = text.slice(from).split(':');
  return isId(id) ? { id, path } : 'unknown';
}
