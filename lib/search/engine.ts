import { saidAge } from './ages';
import { fold } from './fold';
import type { Answer, Found, Result } from './found';
import { openLexicon, type Reading } from './lexicon';
import { openSimilar } from './near';
import type { Stored } from './stored';
import { askedWords, isIgnored, isMeasure, stem, wordsOf } from './words';

/** As a part of the best score: far weaker hits are mostly chance. */
const WEAKEST = 0.1;

/** As a score: less is a part of a word in passing. */
const LEAST_SCORE = 3;

/** What a hit counts with next to none of the question's words; it grows with the square of what it holds. */
const PARTLY = 0.15;

/** Importance of a word that stands nowhere, and of a typo as a part; the others must make up so much of all. */
const UNKNOWN = 4;
const FITS_TYPO = 0.6;
const LEAST_KNOWN = 0.3;

/** Importance of 'alt' beside 'Eule', as a part. */
const FITS_MEASURE = 0.3;

/** So much better than the next is an answer though its title is not the question. */
const CLEARLY = 2.5;

/** As a part of the question, once another entry holds all of it. */
const LEAST_HELD = 0.3;

/** openIndex(stored)('Eulne').found → [{ title: 'Warum Eulen lautlos fliegen', kind: 'news', … }] */
export function openIndex(stored: Stored): (query: string) => Result {
  const lexicon = openLexicon(stored);
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
    const known = fitting(readings);
    const asked = letters(query);
    const typed = new Map(wordsOf(query).map((word) => [fold(word), word]));
    const hits = weigh(known).map((hit) => byTitle(hit, asked));
    const answer = answerTo(readings, distinct(hits));
    return {
      answer,
      // What is weak beside the answer may still be the best article, so the answer is no measure.
      found: led(distinct(hits.filter(({ entry }) => stored.entries[entry]?.path !== answer?.link.href)), answer?.next),
      missed: readings.filter((one) => !known.includes(one)).map(({ word }) => typed.get(word) ?? saidAge(word)),
      instead: known.flatMap(({ instead }) => instead ?? []),
      similar: hits.length > 0 ? [] : similarTo(asked),
    };
  };

  /** The words that stand somewhere; where they are the lesser part of the question it asks for something else. */
  function fitting(readings: readonly Reading[]): Reading[] {
    const known = readings.filter(({ weights }) => weights.size > 0);
    const told = known.reduce((sum, { importance, isTypo }) => sum + importance * (isTypo ? FITS_TYPO : 1), 0);
    const all = told + (readings.length - known.length) * UNKNOWN;
    return told / all < LEAST_KNOWN ? [] : known;
  }

  /** The more of a title was asked for, the more a hit counts. */
  function byTitle(hit: Hit, asked: string): Hit {
    const title = titles[hit.entry];
    const held = title?.stems.filter((word) => hit.terms.includes(word)).length ?? 0;
    const isNamed = title?.folded === asked && !stored.entries[hit.entry]?.isPart;
    const titled = held / Math.max(1, title?.stems.length ?? 1);
    return { ...hit, titled, score: hit.score * (1 + 0.8 * titled) * (isNamed ? 10 : 1) };
  }

  type Hit = { entry: number; score: number; held: number; titled: number; terms: string[] };

  function weigh(known: readonly Reading[]): Hit[] {
    const hits = new Map<number, Hit>();
    const whole = known.reduce((sum, { importance }) => sum + importance, 0);
    for (const { weights, importance } of known) {
      const best = new Map<number, { score: number; term: string }>();
      for (const [term, weight] of weights) {
        lexicon.eachEntry(term, (entry, worth) => {
          const score = weight * worth * importance;
          if (score > (best.get(entry)?.score ?? 0)) best.set(entry, { score, term: lexicon.terms[term] ?? '' });
        });
      }
      for (const [entry, { score, term }] of best) {
        const hit = hits.get(entry) ?? { entry, score: 0, held: 0, titled: 0, terms: [] };
        hit.score += score;
        hit.held += importance / whole;
        hit.terms.push(term);
        hits.set(entry, hit);
      }
    }
    return [...hits.values()].map((hit) => ({ ...hit, score: hit.score * (PARTLY + (1 - PARTLY) * hit.held ** 2) }));
  }

  /** Keeps the best hit per page, and the best of each kind however weak beside the others. */
  function distinct(unsorted: readonly Hit[]): (Found & { titled: number })[] {
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

  /** As content gives it to just these words, or the best hit where its title is the question. */
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
    // A dictionary's word answers nothing but itself.
    const isWord = wordsOf(hit.title).length === 1;
    if (hit.titled < 0.5 && (isWord || hit.score < CLEARLY * (next?.score ?? 0))) return undefined;
    return { title: hit.title, text: hit.excerpt, link: { label: hit.note, href: hit.path } };
  }
}

const pageOf = (path: string) => path.replace(/[#?].*/, '');

/** With the hit on a page in front. */
const led = (found: Found[], page = '') => [
  ...found.filter(({ path }) => pageOf(path) === page),
  ...found.filter(({ path }) => pageOf(path) !== page),
];

const letters = (text: string) => wordsOf(text.slice(0, 200)).map(fold).join(' ');
