import { cellsOf } from 'puzzles/anagrams/play';
import type { Anagrams } from 'puzzles/anagrams/puzzle';
import { type Entered, entered, letterAt } from 'puzzles/letter-rules';
import { useState } from 'react';
import type { PlayProps } from '@/components/puzzles/contract';
import { LetterGrid } from '@/components/puzzles/letters/letter-grid';
import { LetterKeys } from '@/components/puzzles/letters/letter-keys';
import { isSpot, type Spot, typingAlong } from '@/components/puzzles/letters/typing';
import { Scrambled } from './scrambled';

/** A row per word; the on-screen keys are the letters of the current word. */
export function Play({ puzzle, state, change, wrong, visit }: PlayProps<Anagrams, Entered>) {
  const [spot, setSpot] = useState<Spot>([0, 0]);
  const { words } = puzzle;
  const [row] = spot;
  const cellAt = ([y, x]: Spot) => cellsOf(puzzle, y)[x] ?? 0;
  const enter = (next: Spot) => {
    setSpot(next);
    visit(String(cellAt(next)));
  };
  const path = words.flatMap(({ word }, y) => Array.from(word, (_, x): Spot => [y, x]));
  const typing = typingAlong(path, spot, enter, {
    letterAt: (one) => letterAt(state, cellAt(one)),
    set: (one, letter) => change(entered(state, cellAt(one), letter)),
  });
  const goToWord = (isBack: boolean) => {
    const next = row + (isBack ? -1 : 1);
    if (!words[next]) return false;
    enter([next, 0]);
    return true;
  };
  return (
    <div data-puzzle="anagrams">
      <LetterGrid
        label="Buchstabendreher"
        headers={words.map(({ scrambled, clue }) => <Scrambled key={scrambled} letters={scrambled} clue={clue} />)}
        rows={words.map(({ word, scrambled, clue }, y) =>
          Array.from(word, (_, x) => {
            const at = cellAt([y, x]);
            const isWrong = wrong.includes(String(at));
            const letter = letterAt(state, at);
            const soFar = cellsOf(puzzle, y).map((one) => letterAt(state, one) || 'Lücke');
            return {
              name: `${letter || 'leer'}${isWrong ? ', falsch' : ''}, Wort ${y + 1}, Buchstabe ${x + 1} von ${word.length}; ${[...scrambled].join(', ')}; ${clue}; bisher ${soFar.join(', ')}`,
              letter,
              isWrong,
              isLit: y === row,
            };
          }),
        )}
        typing={typing}
        spot={spot}
        go={(next) => isSpot(next, spot) || enter(next)}
        goToWord={goToWord}
      />
      <LetterKeys typing={typing} letters={[...(words[row]?.scrambled ?? '')]} />
    </div>
  );
}

export { anagramRules as rules } from 'puzzles/anagrams/play';
