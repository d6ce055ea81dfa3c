import { LetterTable } from '@/components/puzzles/letters/letter-table';
import { cellsOf } from '@/lib/puzzles/wordsearch/play';
import { WAY_NAMES, type WordSearch } from '@/lib/puzzles/wordsearch/puzzle';

export function WordsearchSolution({ puzzle: { rows, hidden } }: { puzzle: WordSearch }) {
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
