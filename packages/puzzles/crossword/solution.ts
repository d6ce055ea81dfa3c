import { shuffle } from 'german/shuffle';
import type { Crossword } from './puzzle';

const [SHORTEST, LONGEST] = [4, 7];

/** The first word whose letters are all available, each from a cell of its own: solutionFor({ rows: ['MOND'], entries: [] }, ['MOND'],
 * random) → { word: 'MOND', cells: [[0, 0], [0, 1], [0, 2], [0, 3]] } */
export function solutionFor(
  { rows }: Pick<Crossword, 'rows' | 'entries'>,
  words: readonly string[],
  random: () => number,
): Crossword['solution'] | undefined {
  const cells = shuffle(
    rows.flatMap((row, y) => [...row].map((letter, x) => ({ letter, cell: [y, x] as [number, number] }))),
    random,
  );
  for (const word of words) {
    if (word.length < SHORTEST || word.length > LONGEST) continue;
    const free = [...cells];
    const found = [...word].map((letter) => {
      const nth = free.findIndex((one) => one.letter === letter);
      return nth < 0 ? undefined : free.splice(nth, 1)[0]?.cell;
    });
    if (found.every((cell) => cell !== undefined)) return { word, cells: found };
  }
  return undefined;
}
