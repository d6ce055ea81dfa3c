/** What a search result has room for. */
const LENGTH = 160;

/**
 * A description as search engines show it: cut at a word where it is longer.
 *
 * snippet('Kurz.') → 'Kurz.', a text of 220 letters → its first 150 or so and ' …'
 */
export function snippet(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  const cut = line.slice(0, line.lastIndexOf(' ', LENGTH - 2));
  return `${cut.replace(/[\s,;:–-]+$/, '')} …`;
}
