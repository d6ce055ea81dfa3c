/** Returned if there are more typos than the limit. */
export const TOO_FAR = 99;

const at = (row: readonly number[], column: number) => row[column] ?? TOO_FAR;

/** Edit distance with swapped neighbours (optimal string alignment); TOO_FAR above `most`. With `open`, `typed` may be the beginning of a
 * word: 'nebelkno' has no typo against 'nebelknopf', 'nebelnko' has one: typos('eulne', 'eulen', 1) → 1 */
export function typos(typed: string, word: string, most: number, open = false): number {
  if (typed.length - word.length > most || (!open && word.length - typed.length > most)) return TOO_FAR;
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
    if (least > most) return TOO_FAR;
    [before, last, next] = [last, next, before];
  }
  const found = open ? Math.min(...last) : at(last, word.length);
  return found <= most ? found : TOO_FAR;
}
