import { type Block, cellAt } from 'puzzles/logic/play';
import type { Logic } from 'puzzles/logic/puzzle';
import type { ComponentProps, ReactNode } from 'react';

type Props = {
  puzzle: Logic;
  nth: number;
  block: Block;
  cell?: (at: number, row: string, column: string) => ReactNode;
} & Omit<ComponentProps<'table'>, 'children'>;

/** A table of two categories. */
export function CrossTable({ puzzle, nth, block: { one, other }, cell, ...rest }: Props) {
  const [down, across] = [puzzle.categories[one], puzzle.categories[other]];
  return (
    <table className="cross-table" {...rest}>
      <caption>
        {down?.name} und {across?.name}
      </caption>
      <thead>
        <tr>
          <td />
          {across?.items.map((name) => (
            <th key={name} scope="col">
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {down?.items.map((row, at) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {across?.items.map((column, to) => (
              <td key={column}>{cell?.(cellAt(puzzle, nth, at, to), row, column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
