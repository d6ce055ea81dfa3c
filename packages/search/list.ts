import { fold, plain } from './fold';
import { openLexicon } from './lexicon';
import { askedWords, isIgnored, stem, wordsOf } from './words';

type ListSearch = (query: string) => (place: number) => boolean;

const INFLECTED = '(?:[enmrs]|er[ns]|en[s]|e[nmrs]|e|ung|ungen|in|innen)?(?![a-z0-9])';

/** Prepares a list once, not per keystroke. A query matches as a substring (R-EVT-4), else each of its words as in the
 * site search. Fields are separated by line breaks; an empty line precedes the words of `listTexts`:
 * const find = listSearch(['Die Wolkenwerft\nNuri Falkenhain', 'Inselpfad']); [0, 1].filter(find('wolkenwreft')) → [0] */
export function listSearch(texts: readonly string[]): ListSearch {
  // Plain and folded, as folding may hide a literal match: 'uell' in 'Duell'.
  const prepared = texts.map((text) => {
    const [names = '', words = ''] = text.split('\n\n');
    return { names, text: plain(names), folded: fold(names), words };
  });
  let opened: ReturnType<typeof openLexicon> | undefined;
  const lexicon = () => {
    opened ??= openLexicon(indexOf(prepared));
    return opened;
  };

  /** Items with the word or its stem; if there are none, those with a similar word. */
  function holders(word: string): ReadonlySet<number> {
    const isWritten = containing(word);
    const written = prepared.flatMap((one, place) => (isWritten(one) ? [place] : []));
    const matches = new Set([...written, ...lexicon().holders(stem(word))]);
    if (matches.size > 0) return matches;
    const [first, ...further] = lexicon()
      .read(word)
      .map(({ weights }) => new Set([...weights.keys()].flatMap((term) => lexicon().holdersOf(term))));
    return new Set([...(first ?? [])].filter((place) => further.every((places) => places.has(place))));
  }

  return (query) => {
    const asTyped = plain(query.trim()).slice(0, LONGEST);
    const whole = fold(asTyped);
    if (whole === '') return () => true;
    const asked = askedWords(query).map(holders);
    return (place) => {
      const one = prepared[place];
      if (!one) return false;
      if (one.text.includes(asTyped) || one.folded.includes(whole)) return true;
      return asked.length > 0 && asked.every((places) => places.has(place));
    };
  };
}

type Prepared = { names: string; text: string; folded: string; words: string };

const LONGEST = 200;

/** Matches inflected forms: 'Eulen' in 'Nachteule'. */
function containing(word: string) {
  const stemmed = stem(word);
  const form = new RegExp(`${stemmed}${INFLECTED}`);
  // 2 must not match 12.
  const number = /^\d+$/.test(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`) : undefined;
  return ({ folded }: Prepared): boolean =>
    (number ? number.test(folded) : folded.includes(word)) || (folded.includes(stemmed) && form.test(folded));
}

/** A search index of the list's words; synonyms are already included. */
function indexOf(prepared: readonly Prepared[]): Parameters<typeof openLexicon>[0] {
  const places = new Map<string, number[]>();
  for (const [place, { names, words }] of prepared.entries()) {
    const written = wordsOf(names).filter((word) => !isIgnored(fold(word)));
    for (const term of new Set([...written.map(stem), ...words.split(' ').filter(Boolean)])) {
      places.set(term, [...(places.get(term) ?? []), place]);
    }
  }
  const terms = [...places.keys()].sort();
  return {
    entries: prepared.map(({ names, words }) => ({ title: names, note: words })),
    terms: terms.join(' '),
    postings: terms.map((term) =>
      (places.get(term) ?? []).flatMap((place, at, all) => [place - (all[at - 1] ?? 0), 1]),
    ),
    short: '',
    same: [],
    general: [],
  };
}
