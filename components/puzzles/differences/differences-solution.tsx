import type { Differences, Spot } from '@/lib/puzzles/differences/puzzle';
import { differenceInWords, differencesOf } from '@/lib/puzzles/differences/told';
import { Scene } from './scene';

export const DifferencesSolution = ({ puzzle }: { puzzle: Differences }) => (
  <>
    <Scene puzzle={puzzle} picture="second" found={differencesOf(puzzle)} />
    <ol>
      {differencesOf(puzzle).map((at) => (
        <li key={at}>{differenceInWords(puzzle.spots[at] as Spot)}</li>
      ))}
    </ol>
  </>
);
