/** An address as it is read, with its parts where it has the usual form. */
export type Address = { text: string; parts?: { street: string; postcode: string; city: string } };

/** readAddress('Bonner Straße 36, 50677 Köln') → { text: …, parts: { street: 'Bonner Straße 36', postcode: '50677', city: 'Köln' } } */
export function readAddress(text: string): Address {
  const [, street, postcode, city] = /^(.+),\s*(\d{5})\s+(.+)$/.exec(text) ?? [];
  return street && postcode && city ? { text, parts: { street, postcode, city } } : { text };
}
