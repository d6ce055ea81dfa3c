/**
 * Parts a street that was filled in or pasted together with its number.
 *
 * splitStreet('Hauptstraße 12 a') → { street: 'Hauptstraße', houseNumber: '12 a' }; a text without both parts is undefined
 */
export function splitStreet(text: string): { street: string; houseNumber: string } | undefined {
  const [, street, houseNumber] =
    /^\s*(\p{L}.*?[^\s,\d]),?\s+(\d+\s?\p{L}?(?:\s?[-/–]\s?\d+\s?\p{L}?)?)\s*$/u.exec(text) ?? [];
  return street && houseNumber ? { street, houseNumber } : undefined;
}
