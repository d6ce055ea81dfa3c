import { LetterTable } from '@/components/puzzles/letters/letter-table';
import type { WordSearch } from '@/lib/puzzles/wordsearch/puzzle';

/** A word search to solve with a pencil (R-PUZ-23). */
export const Wordsearch = ({ puzzle: { rows, hidden } }: { puzzle: WordSearch; id: string }) => (
  <div data-puzzle="wordsearch">
    <LetterTable caption="Feld voller Buchstaben" rows={rows.map((row) => Array.from(row, (letter) => ({ letter })))} />
    <ul role="list">
      {hidden.map(({ word }) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  </div>
);
