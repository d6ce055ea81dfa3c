import { laid, markedLetter, type PlacedSyllables, takeBack, textOf } from 'puzzles/syllables/play';
import type { SyllableRiddle } from 'puzzles/syllables/puzzle';
import { useState } from 'react';
import type { PlayProps } from '@/components/puzzles/contract';
import { LetterBoxes } from '@/components/puzzles/letters/letter-boxes';
import { Button } from '@/components/ui/button';

/** Choose a word, then press its syllables; pressing a used syllable returns it. */
export function Play({ puzzle, state, change, tell, wrong, visit }: PlayProps<SyllableRiddle, PlacedSyllables>) {
  const [here, setHere] = useState(0);
  const isFull = (row: number, { rows }: PlacedSyllables) => rows[row]?.length === puzzle.words[row]?.syllables.length;
  const enter = (row: number) => {
    setHere(row);
    visit(String(row));
  };
  const press = (syllable: number) => {
    const row = state.rows.findIndex((one) => one.includes(syllable));
    if (row >= 0) {
      change(takeBack(state, syllable));
      enter(row);
      return tell(`${puzzle.box[syllable]} zurückgelegt.`);
    }
    if (isFull(here, state)) return tell(`Wort ${here + 1} ist schon voll.`);
    const next = laid(state, here, syllable);
    change(next);
    tell(`Wort ${here + 1}: ${textOf(puzzle, next.rows[here] ?? [])}`);
    const open = puzzle.words.findIndex((_, at) => !isFull(at, next));
    enter(isFull(here, next) && open >= 0 ? open : here);
  };
  return (
    <div data-puzzle="syllables">
      <ol role="list">
        {puzzle.words.map(({ clue, syllables }, at) => {
          const row = state.rows[at] ?? [];
          const isWrong = wrong.includes(String(at));
          return (
            <li key={clue} data-here={at === here ? '' : undefined} data-wrong={isWrong ? '' : undefined}>
              <button type="button" aria-pressed={at === here} onClick={() => enter(at)}>
                {at + 1}. {clue}
                <span className="visually-hidden">
                  {`, ${syllables.length} Silben, bisher ${textOf(puzzle, row) || 'leer'}${isWrong ? ', falsch' : ''}`}
                </span>
              </button>
              <div data-slots="">
                {syllables.map((_, nth) => (
                  // Slots never reorder, so the index is a stable key.
                  <span key={String(nth)} aria-hidden="true">
                    {puzzle.box[row[nth] ?? -1]}
                  </span>
                ))}
                {row.length > 0 && (
                  <Button variant="quiet" size="small" onClick={() => press(row.at(-1) as number)}>
                    {`${puzzle.box[row.at(-1) as number]} zurücklegen`}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <ul role="list" aria-label="Silben">
        {puzzle.box.map((syllable, at) => (
          <li key={syllable}>
            <button type="button" aria-pressed={state.rows.some((row) => row.includes(at))} onClick={() => press(at)}>
              {syllable}
            </button>
          </li>
        ))}
      </ul>
      <LetterBoxes label="Lösungswort" letters={puzzle.words.map((_, at) => markedLetter(puzzle, state, at))} />
    </div>
  );
}

export { syllableRules as rules } from 'puzzles/syllables/play';
