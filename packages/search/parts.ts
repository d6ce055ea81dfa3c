import type { openLexicon } from './lexicon';
import type { Reading } from './reading';

/** Minimum score of the best hit with all parts of a compound. */
const LEAST_WHOLE = 20;

/** How the parts of a compound count: openParts(lexicon).withoutStrayParts(lexicon.read('vulkanvideo')) → [{ instead: 'Vulkan', … }] */
export function openParts(lexicon: ReturnType<typeof openLexicon>) {
  // A hit needs all parts: 'Klassenfahrt' is neither any 'Klasse' nor any 'Fahrt'.
  function partsBeside(one: Reading, known: readonly Reading[]) {
    return known.filter((other) => other !== one && other.word === one.word).map(bestOf);
  }

  /** If hardly any entry has all parts of a compound, the one with the best hit replaces it: 'Vulkan' for 'Vulkanvideo'. */
  function withoutStrayParts(known: readonly Reading[]): Reading[] {
    const most = (best: ReturnType<typeof bestOf>) => Math.max(...[...best.values()].map(({ score }) => score));
    return known.flatMap((one) => {
      const parts = known.filter(({ word }) => word === one.word).map((part) => ({ part, best: bestOf(part) }));
      const scores = [...bestOf(one).keys()].map((entry) =>
        parts.reduce((sum, { best }) => sum + (best.get(entry)?.score ?? Number.NEGATIVE_INFINITY), 0),
      );
      if (parts.length === 1 || Math.max(...scores) >= LEAST_WHOLE) return one;
      const [first] = parts.toSorted((a, b) => most(b.best) - most(a.best));
      return first?.part === one ? { ...one, instead: lexicon.written(one.asked[0] ?? '') } : [];
    });
  }

  function bestOf({ weights, importance }: Reading): Map<number, { score: number; term: string }> {
    const best = new Map<number, { score: number; term: string }>();
    for (const [term, weight] of weights) {
      lexicon.eachEntry(term, (entry, worth) => {
        const score = weight * worth * importance;
        if (score > (best.get(entry)?.score ?? 0)) best.set(entry, { score, term: lexicon.terms[term] ?? '' });
      });
    }
    return best;
  }

  return { bestOf, partsBeside, withoutStrayParts };
}
