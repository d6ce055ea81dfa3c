import type { SearchWords } from '@/lib/content/kinds';
import { fold } from './fold';
import { nounParts, nounsIn } from './nouns';
import { isIgnored, stem, wordsOf } from './words';

/**
 * Opens the words a list is found by beyond its names: the stems of a text's words, of the parts of its compounds, and
 * of all that content says means the same or covers them. For the server; the browser gets them finished.
 *
 * @param texts all texts of the list
 *
 * openListWords(texts, searchWords)('Ein Krimi mit Igel') → 'krimi igel detektiv tier …'
 */
export function openListWords(texts: readonly string[], searchWords: SearchWords): (text: string) => string {
  const nouns = nounsIn(texts, searchWords);
  const same = searchWords.same.map((words) => words.map(stemOf));
  const general = searchWords.general.map(({ word, covers }) => ({ head: stemOf(word), covers: covers.map(stemOf) }));
  return (text) => {
    const words = wordsOf(text).filter((word) => !isIgnored(fold(word)));
    const found = new Set(words.flatMap((word) => [stem(word), ...nounParts(word, nouns)]));
    const heads = general.filter(({ covers }) => covers.some((one) => found.has(one))).map(({ head }) => head);
    for (const head of heads) found.add(head);
    for (const one of same.filter((group) => group.some((word) => found.has(word))).flat()) found.add(one);
    return [...found].join(' ');
  };
}

/** A word of content/search-words.yaml is one word: 'E-Paper' → 'epap'. */
const stemOf = (word: string) => stem(word.replace(/[\s-]+/g, ''));

/** Names and words as `listSearch` takes them. */
export const withWords = (names: string, words: string) => `${names}\n\n${words}`;
