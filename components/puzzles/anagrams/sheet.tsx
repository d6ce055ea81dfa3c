import type { Anagrams } from 'puzzles/anagrams/puzzle';
import type { SheetParts } from '@/components/puzzles/contract';
import { LetterTable } from '@/components/puzzles/letters/letter-table';
import { Scrambled } from './scrambled';

/** Scrambled words with clues, and cells for the solutions (R-PUZ-25). */
const Sheet = ({ puzzle: { words } }: { puzzle: Anagrams }) => (
  <ol role="list" className="anagram-rows">
    {words.map(({ word, scrambled, clue }, at) => (
      <li key={word}>
        <Scrambled letters={scrambled} clue={`${at + 1}. ${clue}`} />
        <LetterTable caption={`Wort ${at + 1}`} rows={[Array.from(word, () => ({}))]} />
      </li>
    ))}
  </ol>
);

const Solution = ({ puzzle: { words } }: { puzzle: Anagrams }) => (
  <ol>
    {words.map(({ word }) => (
      <li key={word}>{word}</li>
    ))}
  </ol>
);

export const anagramsSheet: SheetParts<Anagrams> = { Sheet, Solution };
