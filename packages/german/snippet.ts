/** Characters shown in a search result. */
const LENGTH = 160;

/** Cuts at a word boundary: snippet('Eine Eule landet leise.', 17) → 'Eine Eule …' */
export function snippet(text: string, length = LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, line.lastIndexOf(' ', length - 2));
  return `${cut.replace(/[\s,;:–-]+$/, '')} …`;
}
