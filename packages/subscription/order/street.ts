import { cleanText } from 'german/clean-text';

/** Longest input to search: 100 letters, a number and some room. */
const LONGEST = 140;
/** '12', '12 a', '3 - 5', Vienna's '12/1/4' (house, staircase, door) and '12 1/2'. */
const NUMBER = /^\d+(?:\s?[½¼¾]|\s1\/[24])?\s?\p{L}?(?:\s?[-/–]\s?\d*\s?\p{L}?){0,3}(?<![-/–]|\s)$/u;
/** A name, or a block of Mannheim: 'Q7'. */
const STREET = /^(?:\p{L}.*[^\s,\d]|[A-U]\s?\d{1,2})$/u;

/** splitStreet('Hauptstraße 12 a') → { street: 'Hauptstraße', houseNumber: '12 a' }; undefined if either is missing */
export function splitStreet(text: string): { street: string; houseNumber: string } | undefined {
  if (text.length > LONGEST) return undefined;
  const words = cleanText(text)
    .replace(/(?<=\p{Ll}{2}\.?)(?=\d)/u, ' ')
    .split(' ');
  // Prefer the shortest street, so that the number is '12 a' and not 'a'.
  for (let count = 1; count < words.length; count += 1) {
    const street = words.slice(0, count).join(' ').replace(/,$/, '');
    const houseNumber = words
      .slice(count)
      .join(' ')
      .replace(/^Nr\.?\s?/i, '');
    if (NUMBER.test(houseNumber) && STREET.test(street)) return { street, houseNumber };
  }
  return undefined;
}

/** sameNumber('12 A', '12a') → true */
export const sameNumber = (one: string, other: string) => plain(one) === plain(other);

const plain = (houseNumber: string) => cleanText(houseNumber).replaceAll(' ', '').toLowerCase();
