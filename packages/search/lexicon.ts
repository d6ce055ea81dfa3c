import { isAge } from './ages';
import { isShort, partsOf, SHORTEST_HEAD } from './compounds';
import { members } from './groups';
import { looserStems } from './looser';
import { nearest } from './near';
import type { Reading } from './reading';
import { openSpellings } from './spellings';
import type { Indexed } from './stored';
import { isIgnored, LONE_LETTER, stem } from './words';

const FITS = { same: 0.75, covered: 0.15, general: 0.5, looser: 0.7, begun: 0.6, typo: 0.7 };

/** With fewer entries, a completion may be a typo. */
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
  const knows = (one: string, form = one) =>
    isShort(one) ? short.has(form) : places.has(one) || same.has(one) || general.has(one);
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
    return { word, stems: [...found.keys()], asked: [], weights, importance, isTypo: false, ...rest };
  }

  /** Replaces a word that is nowhere by the more general one. */
  function known(
    word: string,
    own: string,
    fit: number,
    more: Parameters<typeof reading>[2] = {},
  ): Reading | undefined {
    const sure = meanings(own, fit);
    const count = entryCount(sure);
    const [head] = general.get(own)?.[0] ?? [];
    const details = { asked: [own], ...more };
    if (count > 0) return reading(word, sure, details);
    const wider = head && stem(head) !== own ? meanings(stem(head), fit * FITS.general) : new Map();
    return entryCount(wider) > 0
      ? reading(word, new Map([...sure, ...wider]), { ...details, asked: [stem(head ?? '')], instead: head })
      : undefined;
  }

  function byLooserStem(word: string, own: string): Reading | undefined {
    for (const cut of looserStems(word)) {
      const found = cut !== own && cut.length > 2 ? known(word, cut, FITS.looser) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  function byPrefix(word: string): Reading | undefined {
    // Two letters begin too many words: 'ok' is no 'Oktober'.
    if (word.length < 3) return undefined;
    const longer = terms.filter((term) => term.startsWith(word)).slice(0, MOST_BEGUN);
    const fits = longer.map((term) => [term, FITS.begun * (word.length / term.length) ** 0.5] as const);
    return longer.length > 0 ? reading(word, new Map(fits), { asked: longer }) : undefined;
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

  function mistyped(word: string, open = true): Reading | undefined {
    if (isAge(word)) return undefined;
    const words = written.words();
    const whole = nearest(word, words);
    // Falls back to prefixes, as a typo may occur before the word is complete.
    const [first, ...further] = (whole.length > 0 || !open ? whole : nearest(word, words, true)).flatMap(
      (one) => known(word, stem(one), FITS.typo, { instead: written.as(one) }) ?? [],
    );
    if (!first) return undefined;
    const weights = new Map([...further, first].flatMap((one) => [...one.weights]));
    const all = [first, ...further];
    return {
      ...first,
      weights,
      stems: all.flatMap(({ stems }) => stems),
      asked: all.flatMap(({ asked }) => asked),
      isTypo: true,
    };
  }

  /** Completions of a word; also its correction, if that tells more: 'vulcan' begins 'Vulcano', but means 'Vulkan'. */
  function begun(word: string): Reading | undefined {
    const completed = byPrefix(word);
    const isSure = (one: Reading) => entryCount(new Map(one.asked.map((term) => [term, 1]))) >= RARE;
    if (!completed || isSure(completed) || isIgnored(word)) return completed;
    if (written.words().some((one) => one.startsWith(word))) return completed;
    const meant = mistyped(word, false);
    return meant && isSure(meant)
      ? { ...meant, weights: new Map([...completed.weights, ...meant.weights]) }
      : completed;
  }

  return {
    terms,
    /** Interprets a folded word, trying the safest reading first; for a compound, returns a reading of each part. */
    read(word: string): Reading[] {
      if (word.includes('-')) {
        const joined = word.replaceAll('-', '');
        const parts = word.split('-').filter((part) => !LONE_LETTER.test(part));
        const isOne = places.has(stem(joined)) || knows(stem(joined)) || !parts.some((part) => part.length > 1);
        return isOne ? this.read(joined) : parts.flatMap((part) => this.read(part));
      }
      const own = stem(word);
      const one = known(word, own, 1) ?? (isIgnored(word) ? undefined : byLooserStem(word, own)) ?? begun(word);
      if (one) return [one];
      if (isIgnored(word)) return [reading(word, new Map())];
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
    /** A word as it is written somewhere: written('vulkan') → 'Vulkan' */
    written: written.as,
    /** Parts of a word as they were indexed: partsOf('nachteule') → ['nacht', 'eul'] */
    partsOf: (word: string) => partsOf(word, (one, form) => one !== stem(word) && knows(one, form)),
    holders(own: string): number[] {
      return this.holdersOf(places.get(own) ?? -1);
    },
    means(stems: string) {
      const meant = new Set(stems.split(' ').flatMap((one) => [one, ...(same.get(one) ?? []).flat().map(stem)]));
      return (one: Reading) => one.stems.some((other) => meant.has(other));
    },
  };
}
