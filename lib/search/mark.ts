import { stem } from './words';

/** markFound('Die Druckwerkstatt', ['werkstatt']) → [{ text: 'Die ', found: false }, { text: 'Druckwerkstatt', found: true }] */
export function markFound(text: string, terms: readonly string[]): { text: string; found: boolean }[] {
  const isFound = (part: string) => {
    const word = stem(part);
    return terms.some((term) => word === term || (word.length >= term.length + 3 && word.endsWith(term)));
  };
  const parts: { text: string; found: boolean }[] = [];
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    if (part === '') continue;
    const found = isFound(part);
    const last = parts.at(-1);
    if (last && !last.found && !found) last.text += part;
    else parts.push({ text: part, found });
  }
  return parts;
}
