import { fold } from './fold';

/** By letters, as short words are too soon another word: typosAllowed(4) → 0, typosAllowed(6) → 1 */
export const typosAllowed = (letters: number) => (letters < 5 ? 0 : letters < 8 ? 1 : 2);

const UNREACHED = 99;

/** Letters missing, too many, wrong or two swapped (optimal string alignment), 99 for more than `most`: typos('eulne', 'eulen', 1) → 1.
 * `open`, where typing may go on, makes 'nebelkno' no typo of 'nebelknopf', and 'nebelnko' one. */
export function typos(typed: string, word: string, most: number, open = false): number {
  if (typed.length - word.length > most || (!open && word.length - typed.length > most)) return UNREACHED;
  const end = Math.min(word.length, typed.length + most);
  let [before, last, next] = [[] as number[], Array.from({ length: end + 1 }, (_, column) => column), [] as number[]];
  for (let row = 1; row <= typed.length; row += 1) {
    next[0] = row;
    let least = row;
    for (let column = 1; column <= end; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let count = Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        count = Math.min(count, at(before, column - 2) + 1);
      }
      next[column] = count;
      if (count < least) least = count;
    }
    if (least > most) return UNREACHED;
    [before, last, next] = [last, next, before];
  }
  const found = open ? Math.min(...last) : at(last, word.length);
  return found <= most ? found : UNREACHED;
}

const at = (row: readonly number[], column: number) => row[column] ?? UNREACHED;

/** With the fewest typos: nearest('eulne', ['eulen', 'wolke']) → ['eulen'] */
export function nearest(typed: string, words: Iterable<string>, open = false): string[] {
  let least = typosAllowed(typed.length + 1);
  let found: string[] = [];
  for (const word of words) {
    // Who forgot a letter meant the longer word.
    const most = Math.min(least, typosAllowed(open ? typed.length : Math.max(typed.length, word.length)));
    const count = most > 0 ? typos(typed, word, most, open) : UNREACHED;
    if (count > most) continue;
    if (count < least) found = [];
    least = count;
    found.push(word);
  }
  return found;
}

/** Where nothing was found, the most alike first: openSimilar(['Wolkenwerft', 'Zoo'])('Werftwolken') → ['Wolkenwerft'] */
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

/** Shared pairs of letters, from 0 to 1. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return (2 * shared) / Math.max(1, one.size + other.size);
}
