import { TOO_FAR, typos } from '@/lib/typos';
import { fold } from './fold';

/** Fewer for short words, which easily turn into other words: typosAllowed(4) → 0, typosAllowed(6) → 1 */
const typosAllowed = (letters: number) => (letters < 5 ? 0 : letters < 8 ? 1 : 2);

/** Words with the fewest typos; `open` also matches prefixes: nearest('eulne', ['eulen', 'wolke']) → ['eulen'] */
export function nearest(typed: string, words: Iterable<string>, open = false): string[] {
  let least = typosAllowed(typed.length + 1);
  let found: string[] = [];
  for (const word of words) {
    // A letter may be missing, so the longer word counts.
    const most = Math.min(least, typosAllowed(open ? typed.length : Math.max(typed.length, word.length)));
    const count = most > 0 ? typos(typed, word, most, open) : TOO_FAR;
    if (count > most) continue;
    if (count < least) found = [];
    least = count;
    found.push(word);
  }
  return found;
}

/** Suggestions if nothing was found, most similar first: openSimilar(['Wolkenwerft', 'Zoo'])('Werftwolken') → ['Wolkenwerft'] */
export function openSimilar(words: Iterable<string>, count = 3): (typed: string) => string[] {
  const known = [...new Set(words)].map((word) => ({ word, pairs: pairsOf(fold(word)) }));
  return (typed) => {
    const asked = typed
      .split(' ')
      .filter((word) => word.length > 3)
      .map(pairsOf);
    return known
      .map(({ word, pairs }) => ({ word, likeness: Math.max(0, ...asked.map((one) => alike(one, pairs))) }))
      .filter(({ likeness }) => likeness >= ALIKE)
      .sort((one, other) => other.likeness - one.likeness)
      .slice(0, count)
      .map(({ word }) => word);
  };
}

const ALIKE = 0.5;

const pairsOf = (word: string) =>
  new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, place) => word.slice(place, place + 2)));

/** Dice coefficient of letter pairs, from 0 to 1. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return (2 * shared) / Math.max(1, one.size + other.size);
}
