import { keepTogether } from '@/lib/no-break';
import { SUDOKU_PICTURES } from '@/lib/puzzles/sudoku/pictures';
import { BOXES, type Sudoku as SudokuPuzzle } from '@/lib/puzzles/sudoku/puzzle';
import { Sign } from './sign';
import { SudokuTable } from './sudoku-table';

/** A sudoku as printed. */
export function Sudoku({ puzzle }: { puzzle: SudokuPuzzle; id: string }) {
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
