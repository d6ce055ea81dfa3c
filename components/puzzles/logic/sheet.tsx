import { blocksOf } from 'puzzles/logic/play';
import type { Logic } from 'puzzles/logic/puzzle';
import type { SheetParts } from '@/components/puzzles/contract';
import { Clues } from './clues';
import { CrossTable } from './cross-table';

/** Clues, and tables for ticks and crosses. */
const Sheet = ({ puzzle }: { puzzle: Logic }) => (
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

const Solution = ({ puzzle: { categories, solution } }: { puzzle: Logic }) => (
  <table data-part="logic-solution">
    <thead>
      <tr>
        {categories.map(({ name }) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {solution.map((row) => (
        <tr key={row[0]}>
          {row.map((item, category) => (
            <td key={categories[category]?.name}>{categories[category]?.items[item]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export const logicSheet: SheetParts<Logic> = { Sheet, Solution };
