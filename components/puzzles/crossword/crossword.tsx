import { LetterBoxes } from '@/components/puzzles/letters/letter-boxes';
import { LetterTable } from '@/components/puzzles/letters/letter-table';
import { cellsOf, markOf, numberOf } from '@/lib/puzzles/crossword/play';
import type { Crossword as Puzzle } from '@/lib/puzzles/crossword/puzzle';
import { Clues } from './clues';

/** An empty crossword to solve with a pencil (R-PUZ-21). */
export const Crossword = ({ puzzle }: { puzzle: Puzzle; id: string }) => (
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
