/** 100 letters, a number and some room; nothing longer is searched. */
const LONGEST = 140;
const NUMBER = /^\d+\s?\p{L}?(?:\s?[-/–]\s?\d+\s?\p{L}?)?$/u;
const STREET = /^\p{L}.*[^\s,\d]$/u;

/** splitStreet('Hauptstraße 12 a') → { street: 'Hauptstraße', houseNumber: '12 a' }, undefined without both */
export function splitStreet(text: string): { street: string; houseNumber: string } | undefined {
  if (text.length > LONGEST) return undefined;
  const words = text.trim().split(/\s+/);
  // The street has the fewest words that leave a number: '12 a' rather than 'a' alone.
  for (let count = 1; count < words.length; count += 1) {
    const street = words.slice(0, count).join(' ').replace(/,$/, '');
    const houseNumber = words.slice(count).join(' ');
    if (NUMBER.test(houseNumber) && STREET.test(street)) return { street, houseNumber };
  }
  return undefined;
}
