export type Spot = readonly [row: number, column: number];
type Step = readonly [down: number, right: number];

export const ARROWS: Record<string, Step | undefined> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export const isSpot = (one: Spot, [row, column]: Spot) => one[0] === row && one[1] === column;

/** The next cell in a direction, skipping gaps; the last one if that row is shorter. */
export function neighbour(rows: readonly (readonly unknown[])[], [row, column]: Spot, [down, right]: Step) {
  for (let [y, x] = [row + down, column + right]; rows[y] && x >= 0; [y, x] = [y + down, x + right]) {
    const line = rows[y] ?? [];
    if (right && x >= line.length) return undefined;
    if (line[x]) return [y, x] as const;
    if (down && x >= line.length) return [y, line.length - 1] as const;
  }
  return undefined;
}

export type Typing = { write: (letter: string) => void; erase: () => void };

/** Typing moves forward along a path of cells, erasing moves back. */
export function typingAlong(
  path: readonly Spot[],
  spot: Spot,
  go: (spot: Spot) => void,
  cell: { letterAt: (spot: Spot) => string; set: (spot: Spot, letter: string) => void },
): Typing {
  const at = path.findIndex((one) => isSpot(one, spot));
  return {
    write: (letter) => {
      cell.set(spot, letter);
      const next = path[at + 1];
      if (next) go(next);
    },
    erase: () => {
      const before = cell.letterAt(spot) ? spot : path[at - 1];
      if (!before) return;
      cell.set(before, '');
      go(before);
    },
  };
}
