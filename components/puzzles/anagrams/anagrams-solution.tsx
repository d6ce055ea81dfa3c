import type { Anagrams } from '@/lib/puzzles/anagrams/puzzle';

export const AnagramsSolution = ({ puzzle: { words } }: { puzzle: Anagrams }) => (
  <ol>
    {words.map(({ word }) => (
      <li key={word}>{word}</li>
    ))}
  </ol>
);
