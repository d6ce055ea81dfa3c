import type { SearchWords } from 'content/kinds';
import { fold } from './fold';
import { nounParts, nounsIn } from './nouns';
import { isIgnored, stem, wordsOf } from './words';

type Listed = {
  /** Also found as a substring (R-EVT-4). */
  names: string;
  /** Found by whole words only. */
  text: string;
};

/** Search texts for `listSearch`, prepared on the server, with synonyms: listTexts([{ names: 'Der Fall Butterbrot', text: 'Krimi mit Igel'
 * }], searchWords) → ['Der Fall Butterbrot\n\nkrimi igel detektiv tier …'] */
export function listTexts(items: readonly Listed[], searchWords: SearchWords): string[] {
  const nouns = nounsIn(
    items.map(({ text }) => text),
    searchWords,
  );
  const same = searchWords.same.map((words) => words.map(stemOf));
  const general = searchWords.general.map(({ word, covers }) => ({ head: stemOf(word), covers: covers.map(stemOf) }));
  return items.map(({ names, text }) => {
    const words = wordsOf(text).filter((word) => !isIgnored(fold(word)));
    const found = new Set(words.flatMap((word) => [stem(word), ...nounParts(word, nouns)]));
    const heads = general.filter(({ covers }) => covers.some((one) => found.has(one))).map(({ head }) => head);
    for (const head of heads) found.add(head);
    for (const one of same.filter((group) => group.some((word) => found.has(word))).flat()) found.add(one);
    return `${names}\n\n${[...found].join(' ')}`;
  });
}

/** stemOf('E-Paper') → 'epap' */
const stemOf = (word: string) => stem(word.replace(/[\s-]+/g, ''));
