import { fold } from './fold';
import { stem } from './words';

const WORD = /([\p{L}\p{N}\p{M}]+)/u;

/** markFound('Die Druckwerkstatt', ['druckwerkstatt']) → [{ text: 'Die ', found: false }, { text: 'Druckwerkstatt', found: true }] */
export function markFound(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  const parts: { text: string; found: boolean }[] = [];
  for (const part of text.split(WORD)) {
    if (part === '') continue;
    const found = words.includes(fold(part));
    const last = parts.at(-1);
    if (last && !last.found && !found) last.text += part;
    else parts.push({ text: part, found });
  }
  return parts;
}

/** Words of a text that are an asked stem, or a compound with it: wordsToMark('Ausflug: die Nachteule', ['eul'], lexicon.partsOf) → ['nachteule'] */
export function wordsToMark(
  text: string,
  asked: readonly string[],
  partsOf: (word: string) => readonly string[],
): string[] {
  const isAsked = (word: string) => {
    const own = stem(word);
    return asked.some(
      (one) => one === own || (word.length > one.length && word.includes(one) && partsOf(word).includes(one)),
    );
  };
  return [...new Set(text.split(WORD).map(fold))].filter((word) => WORD.test(word) && isAsked(word));
}
