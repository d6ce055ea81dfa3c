/** Longest input to search: 100 letters, a number and some room. */
const LONGEST = 140;
const NUMBER = /^\d+\s?\p{L}?(?:\s?[-/–]\s?\d+\s?\p{L}?)?$/u;
const STREET = /^\p{L}.*[^\s,\d]$/u;

/** splitStreet('Hauptstraße 12 a') → { street: 'Hauptstraße', houseNumber: '12 a' }; undefined if either is missing */
export function splitStreet(text: string): { street: string; houseNumber: string } | undefined {
  if (text.length > LONGEST) return undefined;
  const words = text.trim().split(/\s+/);
  // Prefer the shortest street, so that the number is '12 a' and not 'a'.
  for (let count = 1; count < words.length; count += 1) {
    const street = words.slice(0, count).join(' ').replace(/,$/, '');
    const houseNumber = words.slice(count).join(' ');
    if (NUMBER.test(houseNumber) && STREET.test(street)) return { street, houseNumber };
  }
  return undefined;
}
