export type Address = { text: string; parts?: { street: string; postcode: string; city: string } };

/** readAddress('Zoostraße 3, 50677 Köln').parts → { street: 'Zoostraße 3', postcode: '50677', city: 'Köln' }; undefined for other formats */
export function readAddress(text: string): Address {
  const [, street, postcode, city] = /^(.+),\s*(\d{5})\s+(.+)$/.exec(text) ?? [];
  return street && postcode && city ? { text, parts: { street, postcode, city } } : { text };
}
