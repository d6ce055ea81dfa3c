import { saidAge } from './ages';
import { fold } from './fold';
import type { Answer, Entry, Found, Result } from './found';
import { openLexicon } from './lexicon';
import { wordsToMark } from './mark';
import { openSimilar } from './near';
import { openParts } from './parts';
import type { Reading } from './reading';
import type { Stored } from './stored';
import { askedWords, isIgnored, isMeasure, stem, wordsOf } from './words';

/** Relative to the best score; weaker hits are mostly noise. */
const WEAKEST = 0.1;

/** Minimum score; a hit below it is incidental. */
const LEAST_SCORE = 3;

/** Score factor of a hit with almost none of the query words; grows with the square of their share. */
const PARTLY = 0.15;

/** Importance of an unknown word, factor for a typo, and the minimum share of known words in the query. */
const UNKNOWN = 4;
const FITS_TYPO = 0.6;
const LEAST_KNOWN = 0.3;

/** Importance factor of a word like 'alt' next to 'Eule'. */
const FITS_MEASURE = 0.3;

/** A hit that scores this much higher than the next is shown as the answer, even if its title differs from the query. */
const CLEARLY = 2.5;

/** An answer that mentions a tiger does not answer 'Tiger'. */
const LEAST_ANSWER = 30;

/** Minimum share of the query, once another entry contains all of it. */
const LEAST_HELD = 0.3;

/** openIndex(stored)('Eulne').found → [{ title: 'Warum Eulen lautlos fliegen', kind: 'news', … }] */
export function openIndex(stored: Stored): (query: string) => Result {
  const lexicon = openLexicon(stored);
  const { bestOf, partsBeside, withoutStrayParts } = openParts(lexicon);
  const titles = stored.entries.map(({ title }) => ({ folded: letters(title), stems: askedWords(title).map(stem) }));

  let similar: ((typed: string) => string[]) | undefined;
  const similarTo = (asked: string) => {
    similar ??= openSimilar(
      stored.entries.flatMap(({ title }) => wordsOf(title)).filter((word) => word.length > 3 && !isIgnored(fold(word))),
    );
    return similar(asked);
  };

  return (query) => {
    const read = askedWords(query, true).flatMap((word) => lexicon.read(word));
    const readings = read.map((one) =>
      isMeasure(one.word) && read.length > 1 ? { ...one, importance: one.importance * FITS_MEASURE } : one,
    );
    const known = withoutStrayParts(knownReadings(readings));
    const asked = letters(query);
    const typed = new Map(wordsOf(query).map((word) => [fold(word), word]));
    const hits = weigh(known).map((hit) => byTitle(hit, asked));
    const answer = answerTo(readings, distinct(hits));
    const stems = known.flatMap((one) => one.asked);
    const shown = ({ terms: _, titled: __, ...hit }: Shown): Found => ({
      ...hit,
      marked: wordsToMark(`${hit.title} ${hit.note} ${hit.excerpt}`, stems, lexicon.partsOf),
    });
    return {
      answer,
      // Uses the scores without the answer, so that it does not hide weaker hits.
      found: moveToFront(
        distinct(hits.filter(({ entry }) => stored.entries[entry]?.path !== answer?.link.href)).map(shown),
        answer?.next,
      ),
      missed: readings
        .filter(({ word }) => !known.some((one) => one.word === word))
        .map(({ word }) => typed.get(word) ?? saidAge(word)),
      instead: known.flatMap(({ instead }) => instead ?? []),
      similar: hits.length > 0 ? [] : similarTo(asked),
    };
  };

  /** Known words; [] if they are only a small part of the query. */
  function knownReadings(readings: readonly Reading[]): Reading[] {
    const known = readings.filter(({ weights }) => weights.size > 0);
    const knownWeight = known.reduce((sum, { importance, isTypo }) => sum + importance * (isTypo ? FITS_TYPO : 1), 0);
    const all = knownWeight + (readings.length - known.length) * UNKNOWN;
    return knownWeight / all < LEAST_KNOWN ? [] : known;
  }

  /** Boosts hits by the share of their title in the query. */
  function byTitle(hit: Hit, asked: string): Hit {
    const title = titles[hit.entry];
    const held = title?.stems.filter((word) => hit.terms.includes(word)).length ?? 0;
    const isNamed = title?.folded === asked && !stored.entries[hit.entry]?.isPart;
    const titled = held / Math.max(1, title?.stems.length ?? 1);
    return { ...hit, titled, score: hit.score * (1 + 0.8 * titled) * (isNamed ? 10 : 1) };
  }

  type Shown = Entry & Pick<Hit, 'score' | 'titled' | 'terms'>;

  type Hit = { entry: number; score: number; held: number; titled: number; terms: string[] };

  function weigh(known: readonly Reading[]): Hit[] {
    const hits = new Map<number, Hit>();
    const whole = known.reduce((sum, { importance }) => sum + importance, 0);
    for (const one of known) {
      const { importance } = one;
      const others = partsBeside(one, known);
      for (const [entry, { score, term }] of bestOf(one)) {
        if (others.some((best) => !best.has(entry))) continue;
        const hit = hits.get(entry) ?? { entry, score: 0, held: 0, titled: 0, terms: [] };
        hit.score += score;
        hit.held += importance / whole;
        hit.terms.push(term);
        hits.set(entry, hit);
      }
    }
    return [...hits.values()].map((hit) => ({ ...hit, score: hit.score * (PARTLY + (1 - PARTLY) * hit.held ** 2) }));
  }

  /** Keeps the best hit per page, and the best of each kind even if it is weak. */
  function distinct(unsorted: readonly Hit[]): Shown[] {
    const hits = [...unsorted].sort((one, other) => other.score - one.score);
    const most = Math.max(0, ...hits.map(({ held }) => held));
    const least = Math.max(LEAST_SCORE, (hits[0]?.score ?? 0) * WEAKEST);
    const seen = new Set<string>();
    const kinds = new Set<string>();
    return hits.flatMap(({ entry, score, held, titled, terms }) => {
      const shown = stored.entries[entry];
      if (!shown || score < (kinds.has(shown.kind) ? least : LEAST_SCORE) || (most > 0.99 && held < LEAST_HELD))
        return [];
      const page = pageOf(shown.path);
      const key = shown.isPart ? page : shown.path === page ? page : `${shown.path} ${shown.title}`;
      if (seen.has(key)) return [];
      seen.add(key);
      kinds.add(shown.kind);
      return [{ ...shown, score, titled, terms }];
    });
  }

  /** A prepared answer if the query matches it, else the best hit if its title fits the query. */
  function answerTo(readings: readonly Reading[], found: ReturnType<typeof distinct>): Answer | undefined {
    if (readings.length === 0) return undefined;
    for (const { ask, and = '', about, ...box } of stored.answers) {
      const asks = lexicon.means(ask);
      const needs = lexicon.means(and);
      const tells = lexicon.means(about);
      if (!readings.some(asks) || (and && !readings.some(needs))) continue;
      if (readings.every((one) => asks(one) || needs(one) || tells(one))) return box;
    }
    const [hit, next] = found;
    if (!hit?.answers || readings.some(({ stems }) => !stems.some((one) => hit.terms.includes(one)))) return undefined;
    // A dictionary entry only answers a query for its word.
    const isWord = wordsOf(hit.title).length === 1;
    if (hit.titled === 0 && hit.score < LEAST_ANSWER) return undefined;
    if (hit.titled < 0.5 && (isWord || hit.score < CLEARLY * (next?.score ?? 0))) return undefined;
    return { title: hit.title, text: hit.excerpt, link: { label: hit.note, href: hit.path } };
  }
}

const pageOf = (path: string) => path.replace(/[#?].*/, '');

/** Moves hits on the given page to the front. */
const moveToFront = (found: Found[], page = '') => [
  ...found.filter(({ path }) => pageOf(path) === page),
  ...found.filter(({ path }) => pageOf(path) !== page),
];

const letters = (text: string) => wordsOf(text.slice(0, 200)).map(fold).join(' ');
