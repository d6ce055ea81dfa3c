import type { Logic } from '@/lib/puzzles/logic/puzzle';

export const LogicSolution = ({ puzzle: { categories, solution } }: { puzzle: Logic }) => (
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
