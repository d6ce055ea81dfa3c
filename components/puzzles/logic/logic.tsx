import { blocksOf } from '@/lib/puzzles/logic/play';
import type { Logic as LogicPuzzle } from '@/lib/puzzles/logic/puzzle';
import { Clues } from './clues';
import { CrossTable } from './cross-table';

/** Clues, and tables for ticks and crosses. */
export const Logic = ({ puzzle }: { puzzle: LogicPuzzle; id: string }) => (
  <>
    <Clues puzzle={puzzle} />
    <p>Mach ein Kreuz, wo etwas nicht sein kann, und einen Haken, wo es stimmt.</p>
    <div data-part="cross-tables">
      {blocksOf(puzzle).map((block, nth) => (
        <CrossTable key={`${block.one}-${block.other}`} puzzle={puzzle} nth={nth} block={block} />
      ))}
    </div>
  </>
);
