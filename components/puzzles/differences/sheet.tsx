import { differenceInWords, differencesOf } from 'puzzles/differences/in-words';
import type { Differences, Spot } from 'puzzles/differences/puzzle';
import type { SheetParts } from '@/components/puzzles/contract';
import { InWords, Scene } from './scene';

/** Two pictures, side by side if there is room. */
const Sheet = ({ puzzle }: { puzzle: Differences }) => (
  <>
    <p>
      {puzzle.title}: Im zweiten Bild ist an {puzzle.differences} Stellen etwas anders. Etwas fehlt, ist verrutscht oder
      sieht anders aus.
    </p>
    <div data-part="scene-pair">
      <Scene puzzle={puzzle} picture="first" />
      <Scene puzzle={puzzle} picture="second" />
    </div>
    <InWords puzzle={puzzle} />
  </>
);

const Solution = ({ puzzle }: { puzzle: Differences }) => (
  <>
    <Scene puzzle={puzzle} picture="second" found={differencesOf(puzzle)} />
    <ol>
      {differencesOf(puzzle).map((at) => (
        <li key={at}>{differenceInWords(puzzle.spots[at] as Spot)}</li>
      ))}
    </ol>
  </>
);

export const differencesSheet: SheetParts<Differences> = { Sheet, Solution, isSelfExplained: true };
