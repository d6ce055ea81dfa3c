import { Button } from '@/components/ui/button';
import { nameOf } from '@/lib/puzzles/sudoku/pictures';
import type { Sudoku } from '@/lib/puzzles/sudoku/puzzle';
import { Sign } from './sign';

type Props = { puzzle: Sudoku; isNoting: boolean; put: (digit: number) => void; switchNotes: () => void };

/** An on-screen keypad, as a phone's keyboard would cover the grid. */
export const SudokuKeys = ({ puzzle: { size, pictures }, isNoting, put, switchNotes }: Props) => (
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
