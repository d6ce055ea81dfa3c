import { fold, plain } from './fold';
import { nearest, typosAllowed } from './near';
import { askedWords, stem } from './words';

/** Whether the text of a place in the list is found. */
export type ListSearch = (query: string) => (place: number) => boolean;

/** The endings a word may have after its stem. */
const INFLECTED = '(?:[enmrs]|er[ns]|en[s]|e[nmrs]|e|ung|ungen|in|innen)?(?![a-z0-9])';

/**
 * Opens a list for searching; do it once a list, not once a keystroke. A text is found where it holds what was typed as
 * it stands, whatever case and umlauts (spec 2 §5), or else each of its words that tell something, in any form. A word
 * that no text of the list holds counts as a typo of the nearest words that one does hold. The empty search finds all.
 *
 * @param texts what is searched, one a place; separate fields by a line break
 *
 * const find = listSearch(['Die Wolkenwerft\nNuri Falkenhain', 'Inselpfad']); [0, 1].filter(find('wolkenwreft')) → [0]
 */
export function listSearch(texts: readonly string[]): ListSearch {
  // Plain and folded, so that folding never hides what is plainly contained: 'uell' in 'Duell'.
  const prepared = texts.map((text) => [plain(text), fold(text)] as const);
  let words: Set<string> | undefined;
  const correct = (word: string) => {
    if (typosAllowed(word.length) === 0) return [];
    words ??= new Set(prepared.flatMap(([, folded]) => folded.match(WORD) ?? []));
    return nearest(word, words, true);
  };

  return (query) => {
    const asTyped = plain(query.trim()).slice(0, LONGEST);
    const whole = fold(asTyped);
    if (whole === '') return () => true;
    const tests = askedWords(query).map((word) => {
      const holds = holdsWord(word);
      if (prepared.some(([, folded]) => holds(folded))) return holds;
      const nearby = correct(word);
      return (folded: string) => nearby.some((other) => folded.includes(other));
    });
    return (place) => {
      const [text, folded] = prepared[place] ?? ['', ''];
      if (text.includes(asTyped) || folded.includes(whole)) return true;
      return tests.length > 0 && tests.every((test) => test(folded));
    };
  };
}

/** The words of a folded text long enough to be meant by a typo; plainer than \p{L}, for long lists. */
const WORD = /[a-z0-9\u00df-\u024f]{4,}/g;

/** Nobody types more into a list's search. */
const LONGEST = 200;

/** Does a text hold the word, or another form of it? */
function holdsWord(word: string) {
  const stemmed = stem(word);
  const form = new RegExp(`${stemmed}${INFLECTED}`);
  return (text: string) => text.includes(word) || (text.includes(stemmed) && form.test(text));
}

/** Is the text found? For a single one; a list is searched faster by `listSearch`. matches('koeln', 'Haltestelle, Köln') → true */
export const matches = (query: string, text: string) => listSearch([text])(query)(0);
