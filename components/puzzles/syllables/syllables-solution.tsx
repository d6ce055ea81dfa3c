import type { SyllableRiddle } from '@/lib/puzzles/syllables/puzzle';

export const SyllablesSolution = ({ puzzle: { box, words, solution } }: { puzzle: SyllableRiddle }) => (
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
