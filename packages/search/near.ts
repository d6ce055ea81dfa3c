import { TOO_FAR, typos } from 'german/typos';
import { fold } from './fold';
import { isIgnored } from './words';

/** Fewer for short words, which easily turn into other words: typosAllowed(4) → 0, typosAllowed(6) → 1 */
const typosAllowed = (letters: number) => (letters < 5 ? 0 : letters < 8 ? 1 : 2);

/** First letters that children confuse by ear. */
const SOUNDS = ['bp', 'cgkqszx', 'dt', 'fvw', 'ijuy', 'aeo'];

/** A typo seldom changes how a word begins: beginsLike('fulkan', 'vulkan') → true, beginsLike('hallo', 'ballon') → false */
const beginsLike = (typed: string, word: string) =>
  typed[0] === word[0] ||
  typed[0] === word[1] ||
  typed[1] === word[0] ||
  SOUNDS.some((letters) => letters.includes(typed.charAt(0)) && letters.includes(word.charAt(0)));

/** Words with the fewest typos; `open` also matches prefixes: nearest('eulne', ['eulen', 'wolke']) → ['eulen'] */
export function nearest(typed: string, words: Iterable<string>, open = false): string[] {
  let least = typosAllowed(typed.length + 1);
  let found: string[] = [];
  for (const word of words) {
    // A letter may be missing, so the longer word counts; a typo in a short beginning could mean any word.
    const most = Math.min(least, typosAllowed(open ? typed.length - 1 : Math.max(typed.length, word.length)));
    const count = most > 0 && beginsLike(typed, word) ? typos(typed, word, most, open) : TOO_FAR;
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
      .filter((word) => word.length > 3 && !isIgnored(word))
      .map((word) => ({ word, pairs: pairsOf(word) }));
    return known
      .map(({ word, pairs }) => {
        const near = asked.filter((one) => beginsLike(one.word, fold(word)));
        return { word, likeness: Math.max(0, ...near.map((one) => alike(one.pairs, pairs))) };
      })
      .filter(({ likeness }) => likeness >= ALIKE)
      .sort((one, other) => other.likeness - one.likeness)
      .slice(0, count)
      .map(({ word }) => word);
  };
}

const ALIKE = 0.6;

const pairsOf = (word: string) =>
  new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, place) => word.slice(place, place + 2)));

/** Dice coefficient of letter pairs, from 0 to 1. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return (2 * shared) / Math.max(1, one.size + other.size);
}
