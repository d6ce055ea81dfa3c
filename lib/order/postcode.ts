/**
 * Parts a pasted or filled-in place into its two fields.
 *
 * splitPlace('50667 Köln') → { postalCode: '50667', city: 'Köln' }; a text without both parts is undefined
 */
export function splitPlace(text: string): { postalCode: string; city: string } | undefined {
  const [, postalCode, city] = /^\s*(?:D-)?(\d{5})[\s,]+(\p{L}.*?)\s*$/u.exec(text) ?? [];
  return postalCode && city ? { postalCode, city } : undefined;
}
