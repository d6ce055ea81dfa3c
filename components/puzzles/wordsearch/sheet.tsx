import { cellsOf } from 'puzzles/wordsearch/play';
import { WAY_NAMES, type WordSearch } from 'puzzles/wordsearch/puzzle';
import type { SheetParts } from '@/components/puzzles/contract';
import { LetterTable } from '@/components/puzzles/letters/letter-table';

/** A word search to solve with a pencil (R-PUZ-23). */
const Sheet = ({ puzzle: { rows, hidden } }: { puzzle: WordSearch }) => (
  <div data-puzzle="wordsearch">
    <LetterTable caption="Feld voller Buchstaben" rows={rows.map((row) => Array.from(row, (letter) => ({ letter })))} />
    <ul role="list">
      {hidden.map(({ word }) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  </div>
);

function Solution({ puzzle: { rows, hidden } }: { puzzle: WordSearch }) {
  const taken = new Set(hidden.flatMap(cellsOf).map(String));
  return (
    <>
      <LetterTable
        caption="Das Feld mit den gesuchten Wörtern allein"
        rows={rows.map((row, y) => Array.from(row, (letter, x) => ({ letter: taken.has(`${y},${x}`) ? letter : '' })))}
      />
      <ul>
        {hidden.map(({ word, row, column, way }) => (
          <li key={word}>
            {word}: Reihe {row + 1}, Spalte {column + 1}, {WAY_NAMES[way]}
          </li>
        ))}
      </ul>
    </>
  );
}

export const wordsearchSheet: SheetParts<WordSearch> = { Sheet, Solution };
