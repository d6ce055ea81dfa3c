import { clueFor, entriesAt, markOf, numberOf, numbersOf, soFar, spotsOf } from 'puzzles/crossword/play';
import type { Crossword, Entry } from 'puzzles/crossword/puzzle';
import { type Entered, entered, letterAt } from 'puzzles/letter-rules';
import { useState } from 'react';
import type { PlayProps } from '@/components/puzzles/contract';
import { LetterBoxes } from '@/components/puzzles/letters/letter-boxes';
import { LetterGrid } from '@/components/puzzles/letters/letter-grid';
import { LetterKeys } from '@/components/puzzles/letters/letter-keys';
import { isSpot, type Spot, typingAlong } from '@/components/puzzles/letters/typing';
import { Clues } from './clues';

/** Arrow keys move, Tab goes to the next word, Space changes direction; on touch, cells and on-screen keys. */
export function Play({ puzzle, state, change, tell, wrong, visit }: PlayProps<Crossword, Entered>) {
  const [first] = puzzle.entries as [Entry];
  const [{ spot, isDown }, setPlace] = useState({ spot: [first.row, first.column] as Spot, isDown: first.isDown });
  const numbers = numbersOf(puzzle.rows);
  const cellAt = ([row, column]: Spot) => numbers[row]?.[column] ?? 0;
  const here = entriesAt(puzzle, spot);
  const entry = here.find((one) => one.isDown === isDown) ?? (here[0] as Entry);
  const path = spotsOf(puzzle, entry);
  const inEntry = new Set(path.map(String));

  const enter = (next: Spot, down = isDown) => {
    setPlace({ spot: next, isDown: down });
    visit(String(cellAt(next)));
  };
  const turn = () => {
    if (here.length < 2) return;
    enter(spot, !entry.isDown);
    tell(clueFor(puzzle, here.find((one) => one !== entry) ?? entry));
  };
  const go = (next: Spot, how: 'arrow' | 'focus' | 'again') => {
    if (how === 'again' && here.length > 1) turn();
    else if (!isSpot(spot, next)) enter(next, how === 'arrow' ? next[0] !== spot[0] : entry.isDown);
  };
  const typing = typingAlong(path, spot, (next) => enter(next, entry.isDown), {
    letterAt: (one) => letterAt(state, cellAt(one)),
    set: (one, letter) => change(entered(state, cellAt(one), letter)),
  });
  const goToWord = (isBack: boolean) => {
    const next = puzzle.entries[puzzle.entries.indexOf(entry) + (isBack ? -1 : 1)];
    if (next) enter([next.row, next.column], next.isDown);
    return next !== undefined;
  };
  return (
    <div data-puzzle="crossword">
      <p data-clue="">
        <b>{clueFor(puzzle, entry)}</b>
      </p>
      <LetterGrid
        label="Kreuzworträtsel"
        rows={puzzle.rows.map((row, y) =>
          Array.from(row, (letter, x) => {
            if (letter === '.') return undefined;
            const at = cellAt([y, x]);
            const asks = entriesAt(puzzle, [y, x]);
            const ask = asks.find((one) => one.isDown === isDown) ?? (asks[0] as Entry);
            const isWrong = wrong.includes(String(at));
            const own = letterAt(state, at);
            const number = numberOf(puzzle, y, x);
            const mark = markOf(puzzle, y, x);
            const inside = `${number ? `${number} ` : ''}${own || 'leer'}${mark ? `, Lösungsbuchstabe ${mark}` : ''}`;
            return {
              name: `${inside}${isWrong ? ', falsch' : ''}, Zeile ${y + 1}, Spalte ${x + 1}; ${clueFor(puzzle, ask)}; bisher ${soFar(puzzle, ask, state)}`,
              letter: own,
              isWrong,
              isLit: inEntry.has(String([y, x])),
              number,
              mark,
            };
          }),
        )}
        typing={typing}
        spot={spot}
        go={go}
        turn={turn}
        goToWord={goToWord}
      />
      <LetterKeys typing={typing} />
      <LetterBoxes label="Lösungswort" letters={puzzle.solution.cells.map((cell) => letterAt(state, cellAt(cell)))} />
      <Clues entries={puzzle.entries}>
        {(one) => (
          <button
            type="button"
            aria-current={one === entry || undefined}
            onClick={() => enter([one.row, one.column], one.isDown)}
          >
            {one.clue}
          </button>
        )}
      </Clues>
    </div>
  );
}

export { crosswordRules as rules } from 'puzzles/crossword/play';
