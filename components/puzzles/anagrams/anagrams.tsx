import { LetterTable } from '@/components/puzzles/letters/letter-table';
import type { Anagrams as Puzzle } from '@/lib/puzzles/anagrams/puzzle';
import { Scrambled } from './scrambled';

/** Scrambled words with clues, and cells for the solutions (R-PUZ-25). */
export const Anagrams = ({ puzzle: { words } }: { puzzle: Puzzle; id: string }) => (
  <ol role="list" className="anagram-rows">
    {words.map(({ word, scrambled, clue }, at) => (
      <li key={word}>
        <Scrambled letters={scrambled} clue={`${at + 1}. ${clue}`} />
        <LetterTable caption={`Wort ${at + 1}`} rows={[Array.from(word, () => ({}))]} />
      </li>
    ))}
  </ol>
);
