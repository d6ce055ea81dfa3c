import { cellsOf, markOf, numberOf } from 'puzzles/crossword/play';
import type { Crossword } from 'puzzles/crossword/puzzle';
import type { SheetParts } from '@/components/puzzles/contract';
import { LetterBoxes } from '@/components/puzzles/letters/letter-boxes';
import { LetterTable } from '@/components/puzzles/letters/letter-table';
import { Clues } from './clues';

/** An empty crossword to solve with a pencil (R-PUZ-21). */
const Sheet = ({ puzzle }: { puzzle: Crossword }) => (
  <div data-puzzle="crossword">
    <LetterTable
      caption="Kreuzworträtsel zum Ausfüllen"
      rows={puzzle.rows.map((row, y) =>
        Array.from(row, (letter, x) =>
          letter === '.' ? undefined : { number: numberOf(puzzle, y, x), mark: markOf(puzzle, y, x) },
        ),
      )}
    />
    <LetterBoxes label="Lösungswort" letters={puzzle.solution.cells.map(() => '')} />
    <Clues entries={puzzle.entries}>
      {(entry) => (
        <span>
          {entry.clue} ({cellsOf(puzzle, entry).length})
        </span>
      )}
    </Clues>
  </div>
);

const Solution = ({ puzzle: { rows, solution } }: { puzzle: Crossword }) => (
  <>
    <LetterTable
      caption="Kreuzworträtsel, ausgefüllt"
      rows={rows.map((row) => Array.from(row, (letter) => (letter === '.' ? undefined : { letter })))}
    />
    <p>
      Lösungswort: <b>{solution.word}</b>
    </p>
  </>
);

export const crosswordSheet: SheetParts<Crossword> = { Sheet, Solution };
