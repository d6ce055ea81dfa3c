import type { Differences as DifferencesPuzzle } from '@/lib/puzzles/differences/puzzle';
import { InWords } from './in-words';
import { Scene } from './scene';

/** Two pictures, side by side if there is room. */
export const Differences = ({ puzzle }: { puzzle: DifferencesPuzzle; id: string }) => (
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
