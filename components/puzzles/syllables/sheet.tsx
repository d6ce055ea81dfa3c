import { textOf } from 'puzzles/syllables/play';
import type { SyllableRiddle } from 'puzzles/syllables/puzzle';
import type { SheetParts } from '@/components/puzzles/contract';
import { LetterBoxes } from '@/components/puzzles/letters/letter-boxes';
import { LetterTable } from '@/components/puzzles/letters/letter-table';

/** Syllables to cross out, a cell per letter, marked cells for the solution word (R-PUZ-24). */
const Sheet = ({ puzzle }: { puzzle: SyllableRiddle }) => (
  <div data-puzzle="syllables">
    <ul role="list" aria-label="Silben">
      {puzzle.box.map((syllable) => (
        <li key={syllable}>{syllable}</li>
      ))}
    </ul>
    <ol role="list">
      {puzzle.words.map(({ clue, syllables, marked }, at) => (
        <li key={clue}>
          <span>
            {at + 1}. {clue} ({syllables.length} Silben)
          </span>
          <LetterTable
            caption={`Wort ${at + 1}`}
            rows={[Array.from(textOf(puzzle, syllables), (_, nth) => ({ mark: nth === marked ? at + 1 : undefined }))]}
          />
        </li>
      ))}
    </ol>
    <LetterBoxes label="Lösungswort" letters={[...puzzle.solution].map(() => '')} />
  </div>
);

const Solution = ({ puzzle: { box, words, solution } }: { puzzle: SyllableRiddle }) => (
  <>
    <ol>
      {words.map(({ clue, syllables }) => (
        <li key={clue}>{syllables.map((at) => box[at]).join('-')}</li>
      ))}
    </ol>
    <p>
      Lösungswort: <b>{solution}</b>
    </p>
  </>
);

export const syllablesSheet: SheetParts<SyllableRiddle> = { Sheet, Solution };
