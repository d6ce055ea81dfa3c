import { enter, faults, isSolved, isState, note, reveal, type SudokuState, solved, start } from 'puzzles/sudoku/play';
import { nameOf, type Sudoku } from 'puzzles/sudoku/puzzle';
import { type KeyboardEvent, useState } from 'react';
import type { PlayProps } from '@/components/puzzles/contract';
import { useCells } from '@/components/puzzles/use-cells';
import { Button } from '@/components/ui/button';
import { Sign, SudokuTable } from './sudoku-table';

export const rules = { start, isState, faults, isSolved, reveal, solved };

/** Arrow keys, digits, and N for notes; on touch, cells and on-screen keys. */
export function Play({ puzzle, state, change, tell, wrong, visit }: PlayProps<Sudoku, SudokuState>) {
  const { size, pictures, givens } = puzzle;
  const { at, box, onKeyDown, cell } = useCells<HTMLTableElement>(size, size);
  const [isNoting, setNoting] = useState(false);

  const put = (digit: number) => {
    if (givens[at] !== '0') return tell('Das steht schon fest.');
    const isNote = isNoting && digit > 0;
    change(isNote ? note(puzzle, state, at, digit) : enter(puzzle, state, at, digit));
    tell(digit === 0 ? 'Gelöscht' : `${nameOf(pictures, digit)} ${isNote ? 'notiert' : 'eingetragen'}`);
  };
  const switchNotes = () => setNoting(!isNoting);
  const press = (event: KeyboardEvent) => {
    onKeyDown(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const digit = ['Backspace', 'Delete', '0'].includes(event.key) ? 0 : Number(event.key.trim() || Number.NaN);
    if (event.key === 'n' || event.key === 'N') switchNotes();
    else if (!(digit >= 0 && digit <= size)) return;
    else put(digit);
    event.preventDefault();
  };
  const labelOf = (nth: number) => {
    const [digit, notes] = [Number(state.cells[nth]), state.notes[nth] ?? ''];
    const inside = digit
      ? nameOf(pictures, digit)
      : notes
        ? `Notizen ${[...notes].map((one) => nameOf(pictures, Number(one))).join(', ')}`
        : 'leer';
    const fixed = givens[nth] === '0' ? '' : ', steht fest';
    const isWrong = wrong.includes(String(nth)) ? ', stimmt noch nicht' : '';
    return `Reihe ${Math.floor(nth / size) + 1}, Spalte ${(nth % size) + 1}: ${inside}${fixed}${isWrong}`;
  };
  return (
    <div data-puzzle="sudoku">
      <SudokuTable
        ref={box}
        puzzle={puzzle}
        role="grid"
        aria-label="Sudoku"
        onKeyDown={press}
        cell={(nth) => {
          const { onFocus, ...rest } = cell(nth);
          const digit = Number(state.cells[nth]);
          return (
            <button
              type="button"
              {...rest}
              aria-label={labelOf(nth)}
              data-wrong={wrong.includes(String(nth)) ? '' : undefined}
              onFocus={() => {
                onFocus();
                visit(String(nth));
              }}
            >
              {digit ? <Sign pictures={pictures} digit={digit} /> : <small>{state.notes[nth]}</small>}
            </button>
          );
        }}
      />
      <SudokuKeys puzzle={puzzle} isNoting={isNoting} put={put} switchNotes={switchNotes} />
    </div>
  );
}

type KeysProps = { puzzle: Sudoku; isNoting: boolean; put: (digit: number) => void; switchNotes: () => void };

/** An on-screen keypad, as a phone's keyboard would cover the grid. */
const SudokuKeys = ({ puzzle: { size, pictures }, isNoting, put, switchNotes }: KeysProps) => (
  <fieldset className="sudoku-keys">
    <legend className="visually-hidden">Eintragen in das gewählte Feld</legend>
    {Array.from({ length: size }, (_, at) => at + 1).map((digit) => (
      <Button
        key={digit}
        variant="second"
        aria-label={`${nameOf(pictures, digit)} eintragen`}
        onClick={() => put(digit)}
      >
        <Sign pictures={pictures} digit={digit} />
      </Button>
    ))}
    <Button variant="second" onClick={() => put(0)}>
      Löschen
    </Button>
    <Button variant="second" aria-pressed={isNoting} onClick={switchNotes}>
      Notizen
    </Button>
  </fieldset>
);
