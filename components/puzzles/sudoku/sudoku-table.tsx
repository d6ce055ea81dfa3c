import { drawingOf } from 'puzzles/drawings/drawing';
import { BOXES, SUDOKU_PICTURES, type Sudoku } from 'puzzles/sudoku/puzzle';
import type { ComponentProps, ReactNode } from 'react';
import { Drawing } from '@/components/puzzles/drawings/drawing';

type Props = { puzzle: Sudoku; cell: (at: number) => ReactNode } & Omit<ComponentProps<'table'>, 'children'>;

/** A grid with thick lines around each box. */
export function SudokuTable({ puzzle: { size, givens }, cell, ...rest }: Props) {
  const each = Array.from({ length: size }, (_, at) => at);
  const { rows, columns } = BOXES[size];
  return (
    <table className="sudoku-table" data-size={size} {...rest}>
      <tbody>
        {each.map((row) => (
          <tr key={row} data-ends={row % rows === rows - 1 ? '' : undefined}>
            {each.map((column) => (
              <td
                key={column}
                data-ends={column % columns === columns - 1 ? '' : undefined}
                data-given={givens[row * size + column] === '0' ? undefined : ''}
              >
                <div>{cell(row * size + column)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A digit or its picture. */
export function Sign({ pictures, digit }: { pictures: boolean; digit: number }) {
  const picture = pictures && SUDOKU_PICTURES[digit - 1];
  if (!picture) return <span>{digit}</span>;
  return (
    <svg viewBox="0 0 40 40" role="img" aria-label={picture.name}>
      <Drawing shapes={drawingOf(picture.drawing)} />
    </svg>
  );
}
