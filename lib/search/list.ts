import { partsOf, SHORTEST_HEAD } from './compounds';
import { fold, plain } from './fold';
import { nearest, typosAllowed } from './near';
import { askedWords, isIgnored, stem } from './words';

type ListSearch = (query: string) => (place: number) => boolean;

const INFLECTED = '(?:[enmrs]|er[ns]|en[s]|e[nmrs]|e|ung|ungen|in|innen)?(?![a-z0-9])';

/** Opens a list, once and not with each keystroke: what was typed is found as it stands (R-EVT-4), else each of its words
 * in any form, as the parts of a compound, or as a typo. Fields stand on lines; behind an empty one `openListWords`' words.
 * const find = listSearch(['Die Wolkenwerft\nNuri Falkenhain', 'Inselpfad']); [0, 1].filter(find('wolkenwreft')) → [0] */
export function listSearch(texts: readonly string[]): ListSearch {
  // Plain and folded, so that folding never hides what is plainly contained: 'uell' in 'Duell'.
  const prepared = texts.map((text) => {
    const [names = '', words = ''] = text.split('\n\n');
    return { text: plain(names), folded: fold(names), words: ` ${words} ` };
  });
  let known: Set<string> | undefined;
  const knownWords = () => {
    if (known) return known;
    const found = new Set<string>();
    for (const { folded, words } of prepared) {
      for (const word of folded.match(WORD) ?? []) found.add(word);
      for (const word of words.split(' ')) if (word.length > 3) found.add(word);
    }
    known = found;
    return found;
  };

  /** Where the word itself stands nowhere: parts of a compound, what it begins with, or what it is a typo of. */
  function another(word: string): Test {
    const parts = partsOf(word, (one) => knownWords().has(one) && !isIgnored(one), false).map(holdsWord);
    const heads = [...knownWords()].filter((one) => one.length >= SHORTEST_HEAD && word.startsWith(one)).map(holdsWord);
    const readings: Test[] = [
      (one) => parts.length > 0 && parts.every((test) => test(one)),
      (one) => [...parts.slice(0, 1), ...heads].some((test) => test(one)),
    ];
    const found = readings.find((test) => prepared.some(test));
    if (found) return found;
    const meant = typosAllowed(word.length) === 0 ? [] : nearest(word, knownWords(), true);
    return ({ folded, words }) => meant.some((one) => folded.includes(one) || words.includes(` ${one}`));
  }

  return (query) => {
    const asTyped = plain(query.trim()).slice(0, LONGEST);
    const whole = fold(asTyped);
    if (whole === '') return () => true;
    const tests = askedWords(query).map((word) => {
      const holds = holdsWord(word);
      return prepared.some(holds) ? holds : another(word);
    });
    return (place) => {
      const one = prepared[place];
      if (!one) return false;
      if (one.text.includes(asTyped) || one.folded.includes(whole)) return true;
      return tests.length > 0 && tests.every((test) => test(one));
    };
  };
}

type Prepared = { text: string; folded: string; words: string };
type Test = (one: Prepared) => boolean;

/** Long enough to be meant by a typo; plainer than \p{L}, for long lists. */
const WORD = /[a-z0-9\u00df-\u024f]{4,}/g;

const LONGEST = 200;

/** A shorter word is no beginning of another. */
const SHORTEST_START = 3;

function holdsWord(word: string) {
  const stemmed = stem(word);
  const form = new RegExp(`${stemmed}${INFLECTED}`);
  // A 2 is not in 12.
  const number = /^\d+$/.test(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`) : undefined;
  const start = word.length < SHORTEST_START || number ? ` ${word} ` : ` ${word}`;
  return ({ folded, words }: Prepared): boolean =>
    (number ? number.test(folded) : folded.includes(word)) ||
    (folded.includes(stemmed) && form.test(folded)) ||
    words.includes(start) ||
    words.includes(` ${stemmed} `);
}
