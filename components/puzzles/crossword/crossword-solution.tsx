import { LetterTable } from '@/components/puzzles/letters/letter-table';
import type { Crossword } from '@/lib/puzzles/crossword/puzzle';

export const CrosswordSolution = ({ puzzle: { rows, solution } }: { puzzle: Crossword }) => (
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
