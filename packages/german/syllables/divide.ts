import { patternBreaks } from './patterns';

export type Divide = (word: string) => string[];

/** cut('Vulkan', 'vul-kan') → ['Vul', 'kan'] */
function cut(word: string, divided: string): string[] {
  let at = 0;
  return divided.split('-').map((part) => {
    at += part.length;
    return word.slice(at - part.length, at);
  });
}

/** Syllables by the list of exceptions, else by patterns: divider(['Vul-kan'])('Tier-Vulkan') → ['Tier-', 'Vul', 'kan'] */
export function divider(exceptions: readonly string[]): Divide {
  const known = new Map(exceptions.map((entry) => [entry.replaceAll('-', '').toLowerCase(), entry]));
  // No vowel, no syllables: 'km'.
  const spoken = (word: string) => (/[aeiouyäöü]/i.test(word) ? patternBreaks(word) : word);
  const divide = (word: string) => cut(word, known.get(word.toLowerCase()) ?? spoken(word));
  // Other characters stay with the letters before them.
  return (word) =>
    (word.match(/\p{L}+[^\p{L}]*|^[^\p{L}]+/gu) ?? []).flatMap((part) => {
      const letters = /^\p{L}+/u.exec(part)?.[0] ?? '';
      const syllables = letters ? divide(letters) : [''];
      return [...syllables.slice(0, -1), `${syllables.at(-1)}${part.slice(letters.length)}`];
    });
}
