import type { Page } from '@playwright/test';
import type { Kind } from 'content/puzzle-kinds';
import { cipherRules } from 'puzzles/cipher/play';
import { cellsOf as cellsOfEntry } from 'puzzles/crossword/play';
import type { Crossword } from 'puzzles/crossword/puzzle';
import { differencesOf } from 'puzzles/differences/in-words';
import { areasOf, COLUMNS, type Spot } from 'puzzles/differences/puzzle';
import { blocksOf } from 'puzzles/logic/play';
import type { Logic } from 'puzzles/logic/puzzle';
import type { PuzzleOf } from 'puzzles/makers';
import { stepsOf } from 'puzzles/maze/lines';
import { run, start as startOfMaze } from 'puzzles/maze/play';
import type { Maze, Way } from 'puzzles/maze/puzzle';
import { nameOf } from 'puzzles/sudoku/puzzle';
import { cellsOf as cellsOfWord } from 'puzzles/wordsearch/play';

/** A press by role and start of the accessible name; the first match if there are several. */
export type Press = { role: 'button' | 'gridcell'; name: RegExp };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const button = (name: string): Press => ({ role: 'button', name: new RegExp(`^${escaped(name)}$`) });
const begins = (name: string): Press => ({ role: 'button', name: new RegExp(`^${escaped(name)}`) });
const letters = (word: string) => [...word].map(button);

/** Position by row and column, counted from 1: placeIn(4, 5) → 'Reihe 2, Spalte 2' */
const placeIn = (columns: number, at: number) => `Reihe ${Math.floor(at / columns) + 1}, Spalte ${(at % columns) + 1}`;

/** Moves from fork to fork that solve a maze: waysOf(maze) → ['right', 'right', 'down', …] */
export function waysOf(maze: Maze): Way[] {
  const ways: Way[] = [];
  let state = startOfMaze(maze);
  let at = maze.start;
  for (const { way, count } of stepsOf(maze)) {
    at += count * { up: -maze.size, right: 1, down: maze.size, left: -1 }[way];
    for (; !state.way.includes(at); ways.push(way)) state = run(maze, state, way);
  }
  return ways;
}

const SAID = { up: 'oben', right: 'rechts', down: 'unten', left: 'links' };

/** The word of an entry, as in the grid. */
export const wordOf = (puzzle: Crossword, entry: Crossword['entries'][number]) =>
  cellsOfEntry(puzzle, entry)
    .map((at) => puzzle.rows.join('').replaceAll('.', '')[at] ?? '')
    .join('');

/** Cells to tick in each table with the first category, by row. */
export const ticksOf = (puzzle: Logic) =>
  blocksOf(puzzle).flatMap(({ one, other }, nth) =>
    one !== 0
      ? []
      : {
          nth,
          cells: puzzle.solution
            .map((row) => [row[0] ?? 0, row[other] ?? 0] as const)
            .sort(([first], [second]) => first - second)
            .map(([row, column]) => ({
              row,
              column,
              name: `${puzzle.categories[0]?.items[row]}, ${puzzle.categories[other]?.items[column]}: `,
            })),
        },
  );

/** All presses that solve a puzzle, in order. */
export const PRESSES: { [K in Kind]: (puzzle: PuzzleOf<K>) => Press[] } = {
  crossword: (puzzle) => puzzle.entries.flatMap((entry) => [button(entry.clue), ...letters(wordOf(puzzle, entry))]),
  wordsearch: ({ hidden }) =>
    hidden.flatMap((one) => {
      const cells = cellsOfWord(one);
      return [cells[0], cells.at(-1)].flatMap((spot) =>
        spot
          ? { role: 'gridcell' as const, name: new RegExp(`, Reihe ${spot[0] + 1}, Spalte ${spot[1] + 1}(,|$)`) }
          : [],
      );
    }),
  sudoku: ({ size, givens, solution, pictures }) =>
    [...solution].flatMap((digit, at) =>
      givens[at] === '0'
        ? [button(`${placeIn(size, at)}: leer`), button(`${nameOf(pictures, Number(digit))} eintragen`)]
        : [],
    ),
  syllables: ({ words, box }) =>
    words.flatMap(({ syllables }, at) => [begins(`${at + 1}. `), ...syllables.map((one) => button(box[one] ?? ''))]),
  anagrams: ({ words }) =>
    words.flatMap(({ word }, at) => [
      { role: 'gridcell' as const, name: new RegExp(`, Wort ${at + 1}, Buchstabe 1 von `) },
      ...letters(word),
    ]),
  cipher: (puzzle) => letters(cipherRules.solved(puzzle).letters),
  maze: (puzzle) => waysOf(puzzle).map((way) => button(`nach ${SAID[way]}`)),
  // The first press makes a cross, the second a tick.
  logic: (puzzle) => ticksOf(puzzle).flatMap(({ cells }) => cells.flatMap(({ name }) => [begins(name), begins(name)])),
  pairs: ({ motifs, cards, columns }) =>
    [...motifs.keys()].flatMap((motif) =>
      cards.flatMap((card, at) =>
        card === motif
          ? {
              role: 'button' as const,
              name: new RegExp(`, Reihe ${Math.floor(at / columns) + 1}, Karte ${(at % columns) + 1}$`),
            }
          : [],
      ),
    ),
  differences: (puzzle) =>
    differencesOf(puzzle).map((at) => button(`Feld ${placeIn(COLUMNS, areasOf(puzzle.spots[at] as Spot)[0] ?? 0)}`)),
};

export const locate = (page: Page, { role, name }: Press) => page.getByRole('main').getByRole(role, { name }).first();
