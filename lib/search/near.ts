/** How many typos a word may have, by its length: short words are too soon another word. */
export const typosAllowed = ({ length }: string) => (length < 5 ? 0 : length < 8 ? 1 : 2);

const UNREACHED = 99;

/**
 * The typos between a word as typed and a word that exists: letters missing, too many, wrong or two swapped (optimal
 * string alignment). More than `most` counts as 99.
 *
 * @param open whether the typed word may go on: 'nebelkno' is then no typo of 'nebelknopf', and 'nebelnko' one
 *
 * typos('eulne', 'eulen', 1) → 1, typos('hund', 'wolke', 1) → 99
 */
export function typos(typed: string, word: string, most: number, open = false): number {
  if (Math.abs(typed.length - word.length) > most && !(open && word.length > typed.length)) return UNREACHED;
  const end = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: end + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= end; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let least = Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        least = Math.min(least, at(before, column - 2) + 1);
      }
      next.push(least);
    }
    if (Math.min(...next) > most) return UNREACHED;
    before = last;
    last = next;
  }
  const found = open ? Math.min(...last) : at(last, word.length);
  return found <= most ? found : UNREACHED;
}

const at = (row: readonly number[], column: number) => row[column] ?? UNREACHED;

/**
 * The words nearest to a mistyped one: those with the fewest typos, as many as there are; none where all are too far.
 *
 * nearest('eulne', ['eulen', 'wolke']) → ['eulen']
 */
export function nearest(typed: string, words: Iterable<string>, open = false): string[] {
  let most = typosAllowed(typed);
  let found: string[] = [];
  if (most === 0) return found;
  for (const word of words) {
    const count = typos(typed, word, most, open);
    if (count > most) continue;
    if (count < most) found = [];
    most = count;
    found.push(word);
  }
  return found;
}
