import { signName, signsOf } from 'puzzles/cipher/play';
import type { Cipher } from 'puzzles/cipher/puzzle';
import { type Entered, entered, letterAt } from 'puzzles/letter-rules';
import { useState } from 'react';
import type { PlayProps } from '@/components/puzzles/contract';
import { LetterGrid } from '@/components/puzzles/letters/letter-grid';
import { LetterKeys } from '@/components/puzzles/letters/letter-keys';
import { isSpot, type Spot, typingAlong } from '@/components/puzzles/letters/typing';
import { CipherKey, Sign } from './cipher-key';

/** A letter fills every cell with its sign; typing skips filled cells. */
export function Play({ puzzle, state, change, wrong, visit }: PlayProps<Cipher, Entered>) {
  const [spot, setSpot] = useState<Spot>([0, 0]);
  const { mode, words } = puzzle;
  const signs = signsOf(puzzle);
  const signAt = ([row, column]: Spot) => words[row]?.[column] ?? 0;
  const placeOf = (one: Spot) => signs.indexOf(signAt(one));
  const enter = (next: Spot) => {
    setSpot(next);
    visit(String(placeOf(next)));
  };
  const all = words.flatMap((word, y) => word.map((_, x): Spot => [y, x]));
  const isOpen = (one: Spot) => isSpot(one, spot) || (signAt(one) !== signAt(spot) && !letterAt(state, placeOf(one)));
  const forwards = typingAlong(all.filter(isOpen), spot, enter, {
    letterAt: (one) => letterAt(state, placeOf(one)),
    set: (one, letter) => change(entered(state, placeOf(one), letter)),
  });
  const backwards = typingAlong(all, spot, enter, {
    letterAt: (one) => letterAt(state, placeOf(one)),
    set: (one) => change(entered(state, placeOf(one))),
  });
  const typing = { write: forwards.write, erase: backwards.erase };
  const goToWord = (isBack: boolean) => {
    const next = spot[0] + (isBack ? -1 : 1);
    if (!words[next]) return false;
    enter([next, 0]);
    return true;
  };
  return (
    <div data-puzzle="cipher">
      <CipherKey puzzle={puzzle} />
      <LetterGrid
        label="Geheimschrift"
        rows={words.map((word, y) =>
          word.map((sign, x) => {
            const at = signs.indexOf(sign);
            const isWrong = wrong.includes(String(at));
            const letter = letterAt(state, at);
            const soFar = word.map((one) => letterAt(state, signs.indexOf(one)) || 'Lücke').join(', ');
            return {
              name: `${letter || 'leer'}${isWrong ? ', falsch' : ''}, Zeichen ${signName(mode, sign)}, Wort ${y + 1}, Buchstabe ${x + 1} von ${word.length}; bisher ${soFar}`,
              letter,
              isWrong,
              isLit: sign === signAt(spot),
              sign: <Sign mode={mode} sign={sign} isSilent />,
            };
          }),
        )}
        typing={typing}
        spot={spot}
        go={(next) => isSpot(next, spot) || enter(next)}
        goToWord={goToWord}
      />
      <LetterKeys typing={typing} />
    </div>
  );
}

export { cipherRules as rules } from 'puzzles/cipher/play';
