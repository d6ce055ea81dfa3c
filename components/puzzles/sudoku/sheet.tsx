import { keepTogether } from 'german/no-break';
import { BOXES, SUDOKU_PICTURES, type Sudoku } from 'puzzles/sudoku/puzzle';
import type { SheetParts } from '@/components/puzzles/contract';
import { Sign, SudokuTable } from './sudoku-table';

/** A sudoku as printed. */
function Sheet({ puzzle }: { puzzle: Sudoku }) {
  const { size, pictures, givens } = puzzle;
  const { rows, columns } = BOXES[size];
  return (
    <>
      <p>
        Hier sind es {pictures ? `${size} Bilder` : `die Ziffern von 1 bis ${size}`}, und ein Block hat{' '}
        {keepTogether(`${rows} × ${columns} Felder`)}.
      </p>
      <SudokuTable
        puzzle={puzzle}
        aria-label={`Sudoku mit ${size} Reihen und ${size} Spalten`}
        cell={(at) => (givens[at] === '0' ? null : <Sign pictures={pictures} digit={Number(givens[at])} />)}
      />
      {pictures && (
        <ul role="list" className="sudoku-legend" aria-label="Die Bilder. Mal sie, oder schreib die Zahl davor.">
          {SUDOKU_PICTURES.slice(0, size).map(({ name }, at) => (
            <li key={name}>
              {at + 1} <Sign pictures digit={at + 1} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const Solution = ({ puzzle }: { puzzle: Sudoku }) => (
  <SudokuTable
    puzzle={puzzle}
    aria-label="Lösung"
    cell={(at) => <Sign pictures={puzzle.pictures} digit={Number(puzzle.solution[at])} />}
  />
);

export const sudokuSheet: SheetParts<Sudoku> = { Sheet, Solution };
