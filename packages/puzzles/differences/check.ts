import type { Differences } from './puzzle';

const [WIDTH, HEIGHT] = [8, 5];

/** Faults, [] if valid: faultsOfDifferences(puzzle) → ['hat 6 Unterschiede statt 7'] */
export function faultsOfDifferences({ spots, differences }: Differences): string[] {
  const different = spots.filter(({ first, second }) => JSON.stringify(first) !== JSON.stringify(second));
  const cells = spots.flatMap(({ column, row }) => [`${row}/${column}`, `${row}/${column + 1}`]);
  const isOut = spots.some(({ column, row }) => column < 0 || row < 0 || column + 2 > WIDTH || row + 1 > HEIGHT);
  const doubtful = different.filter(
    ({ first, second }) => first && second && first.drawing !== second.drawing && first.what === second.what,
  );
  return [
    ...(different.length === differences ? [] : [`hat ${different.length} Unterschiede statt ${differences}`]),
    ...(isOut ? ['hat eine Stelle außerhalb des Bildes'] : []),
    ...(new Set(cells).size === cells.length ? [] : ['hat zwei Stellen, die sich überdecken']),
    ...(new Set(spots.map(({ place }) => place)).size === spots.length ? [] : ['hat zwei Stellen mit demselben Namen']),
    ...(spots.every(({ first, second }) => first ?? second) ? [] : ['hat eine Stelle, an der nie etwas ist']),
    ...doubtful.map(({ place }) => `sagt nicht, was ${place} anders ist`),
  ];
}
