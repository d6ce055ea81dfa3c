import { letterOfKey } from 'puzzles/letter-rules';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Grid, GridCell } from './grid';
import { ARROWS, isSpot, neighbour, type Spot, type Typing } from './typing';

type LetterCell = {
  /** Accessible name of the cell. */
  name: string;
  letter: string;
  isWrong: boolean;
  isLit?: boolean;
  number?: number | undefined;
  mark?: number | undefined;
  /** Content above the letter. */
  sign?: ReactNode;
};

/** `again` is a press on the current cell. */
type Going = 'arrow' | 'focus' | 'again';

type Props = {
  label: string;
  rows: readonly (readonly (LetterCell | undefined)[])[];
  headers?: readonly ReactNode[];
  typing: Typing;
  spot: Spot;
  go: (spot: Spot, how: Going) => void;
  turn?: () => void;
  /** Called on Tab; returns false if there is no further word, and Tab leaves the grid. */
  goToWord: (isBack: boolean) => boolean;
};

/** A grid of letters to fill in by keyboard, touch or screen reader (R-PUZ-22). */
export function LetterGrid({ label, rows, headers, typing, spot, go, turn, goToWord }: Props) {
  const grid = useRef<HTMLTableElement>(null);
  const [row, column] = spot;
  const shown = useRef(spot);
  useEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-spot='${row}-${column}']`);
    if (grid.current?.contains(document.activeElement)) cell?.focus({ preventScroll: true });
    if (isSpot(shown.current, [row, column])) return;
    shown.current = [row, column];
    // After a key or a clue, scroll to the word, with priority for the cell.
    const word = [...(grid.current?.querySelectorAll('[data-lit]') ?? [])];
    for (const one of [word.at(-1), word[0], cell]) one?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [row, column]);
  /** In place of the browser's focus: what was pressed is in sight, and if the page moved for the keys' sake, the next
   * press at the same place would hit one of them. */
  const press = (next: Spot, cell: HTMLElement) => {
    const isAgain = cell === document.activeElement;
    shown.current = next;
    cell.focus({ preventScroll: true });
    go(next, isAgain ? 'again' : 'focus');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = letterOfKey(event.key);
    const step = ARROWS[event.key];
    if (letter) typing.write(letter);
    else if (step) go(neighbour(rows, spot, step) ?? spot, 'arrow');
    else if (event.key === 'Tab') {
      if (!goToWord(event.shiftKey)) return;
    } else if (event.key === 'Backspace' || event.key === 'Delete') typing.erase();
    else if (event.key === ' ') turn?.();
    else return;
    event.preventDefault();
  };
  return (
    <Grid ref={grid} aria-label={label} onKeyDown={onKeyDown}>
      <tbody>
        {rows.map((cells, y) => (
          // Rows and cells never reorder, so the index is a stable key.
          <tr key={String(y)} role="row">
            {headers && <th scope="row">{headers[y]}</th>}
            {cells.map((cell, x) =>
              cell ? (
                <GridCell
                  key={String(x)}
                  spot={[y, x]}
                  isHere={isSpot(spot, [y, x])}
                  aria-label={cell.name}
                  aria-invalid={cell.isWrong || undefined}
                  data-lit={cell.isLit ? '' : undefined}
                  data-mark={cell.mark}
                  onPointerDown={({ currentTarget }) => press([y, x], currentTarget)}
                  onMouseDown={(event) => event.preventDefault()}
                  onFocus={() => go([y, x], 'focus')}
                >
                  {cell.sign}
                  {cell.number && <sup>{`${cell.number} `}</sup>}
                  <span>{cell.letter}</span>
                </GridCell>
              ) : (
                <td key={String(x)} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}
