/** What a result of a search engine has room for. */
const LENGTH = 160;

/**
 * A description as search engines show it: cut at a word where it is longer than `length` letters.
 *
 * snippet('Kurz.') → 'Kurz.', a text of 220 letters → its first 150 or so and ' …'
 */
export function snippet(text: string, length = LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, line.lastIndexOf(' ', length - 2));
  return `${cut.replace(/[\s,;:–-]+$/, '')} …`;
}
