import { isAge } from './ages';
import { partsOf, SHORTEST_HEAD } from './compounds';
import { looserStems } from './looser';
import { nearest } from './near';
import { openSpellings } from './spellings';
import type { Indexed } from './stored';
import { isIgnored, stem } from './words';

export type Reading = {
  /** The typed word, folded. */
  word: string;
  /** Its own stem and those of synonyms. */
  stems: string[];
  /** Weight of each term, from 0 to 1, by index position. */
  weights: Map<number, number>;
  /** Rare words have more importance. */
  importance: number;
  /** Replacement for an unknown word: the corrected spelling, or a more general word. */
  instead?: string | undefined;
  isTypo: boolean;
};

const FITS = { same: 0.75, covered: 0.15, general: 0.5, looser: 0.7, begun: 0.6, typo: 0.7 };

/** With fewer entries, the more general word is searched as well. */
const RARE = 3;

/** Maximum number of terms for a prefix. */
const MOST_BEGUN = 40;

/** Minimum length of the unknown rest after a compound's known beginning. */
const SHORTEST_TAIL = 4;

/** openLexicon(stored).read('eulne') → [{ word: 'eulne', stems: ['eul', …], instead: 'Eulen', isTypo: true, … }] */
export function openLexicon(stored: Indexed) {
  const terms = stored.terms.split(' ');
  const places = new Map(terms.map((term, place) => [term, place]));
  const same = members(stored.same);
  const general = members(stored.general);
  const covers = new Map(
    stored.general.map((group) => [stem(group.split(' ')[0] ?? ''), group.split(' ').slice(1).map(stem)]),
  );
  const short = new Set(stored.short.split(' '));
  const knows = (one: string) =>
    one.length > 3 ? places.has(one) || same.has(one) || general.has(one) : short.has(one);
  const written = openSpellings(stored);

  function meanings(own: string, fit: number): Map<string, number> {
    const found = new Map([[own, fit]]);
    const put = (one: string, weight: number) => found.set(one, Math.max(weight, found.get(one) ?? 0));
    for (const other of (same.get(own) ?? []).flat()) put(stem(other), fit * (stem(other) === own ? 1 : FITS.same));
    for (const one of [...found.keys()]) for (const special of covers.get(one) ?? []) put(special, fit * FITS.covered);
    return found;
  }

  /** Number of entries with any of these stems. */
  const entryCount = (found: ReadonlyMap<string, number>) =>
    [...found.keys()].reduce((sum, one) => sum + (stored.postings[places.get(one) ?? -1]?.length ?? 0) / 2, 0);

  function reading(
    word: string,
    found: ReadonlyMap<string, number>,
    more: Partial<Reading> & { share?: number } = {},
  ): Reading {
    const { share = 1, ...rest } = more;
    const weights = new Map<number, number>();
    let entries = 0;
    for (const [one, fit] of found) {
      const place = places.get(one);
      if (place === undefined) continue;
      weights.set(place, fit);
      if (fit > FITS.general) entries += (stored.postings[place]?.length ?? 0) / 2;
    }
    const importance = share * Math.log(1 + stored.entries.length / (1 + entries));
    return { word, stems: [...found.keys()], weights, importance, isTypo: false, ...rest };
  }

  /** Adds the more general word for a rare word, and replaces an unknown word by it. */
  function known(
    word: string,
    own: string,
    fit: number,
    more: Parameters<typeof reading>[2] = {},
  ): Reading | undefined {
    const sure = meanings(own, fit);
    const count = entryCount(sure);
    const [head] = general.get(own)?.[0] ?? [];
    if (count >= RARE || !head || stem(head) === own) return count > 0 ? reading(word, sure, more) : undefined;
    const wider = meanings(stem(head), fit * FITS.general);
    if (count > 0) return reading(word, new Map([...wider, ...sure]), more);
    return entryCount(wider) > 0 ? reading(word, new Map([...sure, ...wider]), { ...more, instead: head }) : undefined;
  }

  function byLooserStem(word: string, own: string): Reading | undefined {
    for (const cut of looserStems(word)) {
      const found = cut !== own && cut.length > 2 ? known(word, cut, FITS.looser) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  function byPrefix(word: string): Reading | undefined {
    if (word.length < 2) return undefined;
    const longer = terms.filter((term) => term.startsWith(word)).slice(0, MOST_BEGUN);
    const fits = longer.map((term) => [term, FITS.begun * (word.length / term.length) ** 0.5] as const);
    return longer.length > 0 ? reading(word, new Map(fits)) : undefined;
  }

  function compound(word: string, bold: boolean): Reading[] {
    const parts = partsOf(word, knows, bold);
    return parts.flatMap((part) => {
      const more = { share: 1 / parts.length, ...(bold && { instead: written.as(part) }) };
      return known(word, part, FITS.looser, more) ?? [];
    });
  }

  /** Known beginning of a compound with an unknown last part: 'Vulkan' in 'Vulkanvideo'. */
  function byBeginning(word: string): Reading | undefined {
    for (let end = word.length - SHORTEST_TAIL; end >= SHORTEST_HEAD; end -= 1) {
      const head = word.slice(0, end);
      const found = isIgnored(head) ? undefined : known(word, stem(head), FITS.looser, { instead: written.as(head) });
      if (found) return found;
    }
    return undefined;
  }

  function mistyped(word: string): Reading | undefined {
    if (isAge(word)) return undefined;
    const words = written.words();
    const whole = nearest(word, words);
    // Falls back to prefixes, as a typo may occur before the word is complete.
    const [first, ...further] = (whole.length > 0 ? whole : nearest(word, words, true)).flatMap(
      (one) => known(word, stem(one), FITS.typo, { instead: written.as(one) }) ?? [],
    );
    if (!first) return undefined;
    const weights = new Map([...further, first].flatMap((one) => [...one.weights]));
    return { ...first, weights, stems: [first, ...further].flatMap(({ stems }) => stems), isTypo: true };
  }

  return {
    terms,
    /** Interprets a folded word, trying the safest reading first; for a compound, returns a reading of each part. */
    read(word: string): Reading[] {
      if (word.includes('-')) {
        const joined = word.replaceAll('-', '');
        return knows(stem(joined)) ? this.read(joined) : word.split('-').flatMap((part) => this.read(part));
      }
      const own = stem(word);
      const one = known(word, own, 1) ?? byLooserStem(word, own) ?? byPrefix(word);
      if (one) return [one];
      for (const bold of [false, true]) {
        const parts = compound(word, bold);
        if (parts.length > 0) return parts;
        const meant = bold ? byBeginning(word) : mistyped(word);
        if (meant) return [meant];
      }
      return [reading(word, new Map())];
    },
    eachEntry(term: number, visit: (entry: number, worth: number) => void) {
      const posting = stored.postings[term] ?? [];
      let entry = 0;
      for (let place = 0; place < posting.length; place += 2) {
        entry += posting[place] ?? 0;
        visit(entry, posting[place + 1] ?? 0);
      }
    },
    /** Entries of a term, by its index position: holdersOf(0) → [12, 40] */
    holdersOf(term: number): number[] {
      const found: number[] = [];
      this.eachEntry(term, (entry) => found.push(entry));
      return found;
    },
    holders(own: string): number[] {
      const place = places.get(own);
      return place === undefined ? [] : this.holdersOf(place);
    },
    means(stems: string) {
      const meant = new Set(stems.split(' ').flatMap((one) => [one, ...(same.get(one) ?? []).flat().map(stem)]));
      return (one: Reading) => one.stems.some((other) => meant.has(other));
    },
  };
}

/** Groups of each stem. */
function members(groups: readonly string[]): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const group of groups.map((text) => text.split(' '))) {
    for (const one of new Set(group.map(stem))) found.set(one, [...(found.get(one) ?? []), group]);
  }
  return found;
}
