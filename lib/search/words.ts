import { fold } from './fold';

/** Words that stand in every text and tell nothing of it. */
const STOP = new Set(
  `aber als am an auf aus bei bin bis da das dass dem den der des die dies diese du ein eine einem einen einer er es
  fur hat hier ich ihr im in ist ja man mit nach nicht noch nur oder ob sich sie sind so um und uns vom von vor was
  wenn wer wie wir wird zu zum zur`.split(/\s+/),
);

// A bare n or s is an ending only where it may follow: 'Vögeln', 'Vulkans', but not 'Vulkan', 'Haus'.
const ENDINGS = /(?:ern|en|er|es|em|e|(?<=[lr])n|(?<=[bdfghklmnrt])s)$/;
const SHORTEST = 3;

/**
 * A word as the index keeps it: folded (ä, ae and a are one), without the endings of plural and case. Undefined for words
 * that tell nothing. It is no grammar: it only has to bring the forms of a word together.
 *
 * stem('Bücher') → 'buch', stem('Buch') → 'buch', stem('Eulen') → 'eul', stem('der') → undefined
 */
export function stem(word: string): string | undefined {
  const folded = fold(word);
  if (STOP.has(folded)) return undefined;
  const cut = folded.replace(ENDINGS, '');
  return cut.length >= SHORTEST ? cut : folded;
}

/** The words of a text as they are written; one with hyphens in its parts and as one: 'Schul-Abo' → Schul, Abo, SchulAbo. */
export const wordsOf = (text: string) =>
  (text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).flatMap((word) =>
    word.includes('-') ? [...word.split('-'), word.replaceAll('-', '')] : [word],
  );

/** The stems of all nouns of some texts: German writes them with a capital. */
export const nounsIn = (texts: readonly string[]) =>
  new Set(
    texts
      .flatMap(wordsOf)
      .filter((word) => /^\p{Lu}\p{Ll}{3,}/u.test(word))
      .map((word) => stem(word) ?? ''),
  );

/**
 * The nouns a compound ends in, so that who looks for a 'Werkstatt' finds the 'Druckwerkstatt'.
 *
 * compoundTails('druckwerkstatt', new Set(['werkstatt', 'statt'])) → ['werkstatt', 'statt']
 */
export function compoundTails(word: string, nouns: ReadonlySet<string>): string[] {
  const tails: string[] = [];
  for (let start = SHORTEST; start <= word.length - SHORTEST; start += 1) {
    const tail = word.slice(start);
    if (nouns.has(tail)) tails.push(tail);
  }
  return tails;
}
