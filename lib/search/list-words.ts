import type { SearchWords } from '@/lib/content/kinds';
import { fold } from './fold';
import { nounParts, nounsIn } from './nouns';
import { isIgnored, stem, wordsOf } from './words';

/** For the server; the browser gets them finished: openListWords(texts, searchWords)('Ein Krimi mit Igel') → 'krimi igel detektiv tier …' */
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

/** 'E-Paper' → 'epap' */
const stemOf = (word: string) => stem(word.replace(/[\s-]+/g, ''));

/** As `listSearch` takes them: withWords('Die Wolkenwerft', 'krimi') → 'Die Wolkenwerft\n\nkrimi' */
export const withWords = (names: string, words: string) => `${names}\n\n${words}`;
