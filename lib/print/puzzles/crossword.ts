import { typeset } from 'german/typography';
import { cellsOf, markOf, numberOf } from 'puzzles/crossword/play';
import type { Crossword, Entry } from 'puzzles/crossword/puzzle';
import type { Paper } from './paper';

const EMPTY = '.';

/** Clues of one direction: listed(puzzle, false) → [{ number: 1, text: 'Berg, der Feuer spuckt (6)', word: 'VULKAN' }, …] */
function listed(puzzle: Crossword, isDown: boolean) {
  const letters = [...puzzle.rows.join('').replaceAll(EMPTY, '')];
  const wordOf = (entry: Entry) =>
    cellsOf(puzzle, entry)
      .map((at) => letters[at])
      .join('');
  return puzzle.entries
    .filter((entry) => entry.isDown === isDown)
    .map((entry) => {
      const word = wordOf(entry);
      const place = `${entry.number} in Reihe ${entry.row + 1}, Spalte ${entry.column + 1}`;
      return { number: entry.number, text: typeset(`${entry.clue}\u00a0(${word.length})`), word, place };
    });
}

const inOrder = (entries: ReturnType<typeof listed>, part: 'place' | 'word') =>
  entries.map((entry) => (part === 'place' ? entry.place : `${entry.number} ${entry.word}`)).join('; ');

/** crosswordPaper(puzzle, 'easy', source) → { hint: 'Schreib …', across: [{ number: 1, text: 'Berg, der Feuer spuckt (6)', … }, …], … } */
export const crosswordPaper: Paper<Crossword> = (puzzle, _level, { hints }) => {
  const { rows, solution } = puzzle;
  const [across, down] = [listed(puzzle, false), listed(puzzle, true)];
  const textOf = (what: 'place' | 'word') => `Waagerecht: ${inOrder(across, what)}. Senkrecht: ${inOrder(down, what)}.`;
  return {
    hint: hints.crossword,
    across,
    down,
    word: solution.word,
    columns: rows[0]?.length ?? 0,
    alt: `Gitter mit ${rows.length} Reihen und ${rows[0]?.length} Spalten. Wo die Wörter beginnen: ${textOf('place')}`,
    solved: `Das ausgefüllte Gitter. ${textOf('word')}`,
    cells: rows.flatMap((row, y) =>
      [...row].map((letter, x) =>
        letter === EMPTY
          ? null
          : { letter, number: numberOf(puzzle, y, x) ?? null, mark: markOf(puzzle, y, x) ?? null },
      ),
    ),
  };
};
