import { boxOf, type SudokuSize } from './puzzle';

type Board = {
  units: readonly number[][];
  peers: readonly number[][];
  shared: readonly [number[], number[], number[]][];
};

/** Bit mask of the digits still possible in each cell; 0 once filled. */
type Candidates = number[];

function boardOf(size: SudokuSize): Board {
  const cells = Array.from({ length: size * size }, (_, at) => at);
  const each = Array.from({ length: size }, (_, nth) => nth);
  const units = [
    ...each.map((row) => cells.filter((at) => Math.floor(at / size) === row)),
    ...each.map((column) => cells.filter((at) => at % size === column)),
    ...each.map((box) => cells.filter((at) => boxOf(size, at) === box)),
  ];
  const peers = cells.map((at) => [
    ...new Set(units.filter((unit) => unit.includes(at)).flatMap((unit) => unit.filter((other) => other !== at))),
  ]);
  const shared = units.flatMap((one) =>
    units.flatMap((other): [number[], number[], number[]][] => {
      const both = one.filter((at) => other.includes(at));
      if (one === other || both.length < 2) return [];
      return [[both, one.filter((at) => !both.includes(at)), other.filter((at) => !both.includes(at))]];
    }),
  );
  return { units, peers, shared };
}

const BOARDS = { 4: boardOf(4), 6: boardOf(6), 9: boardOf(9) } as const;

const bitsOf = (mask: number) => {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count += 1;
  return count;
};
const digitOf = (bit: number) => 32 - Math.clz32(bit);

/** Cells in the same row, column or box: peersOf(4, 0) → [1, 2, 3, 4, 8, 12, 5] */
export const peersOf = (size: SudokuSize, at: number): readonly number[] => BOARDS[size].peers[at] ?? [];

/** Bit mask of the possible digits, 0 for a filled cell: candidatesOf(4, 1, cells) → 0b1100, so 3 and 4 */
export function candidatesOf(size: SudokuSize, at: number, cells: readonly number[]): number {
  if (cells[at]) return 0;
  let mask = (1 << size) - 1;
  for (const peer of peersOf(size, at)) if (cells[peer]) mask &= ~(1 << ((cells[peer] as number) - 1));
  return mask;
}

function put(board: Board, cells: number[], open: Candidates, at: number, bit: number) {
  cells[at] = digitOf(bit);
  open[at] = 0;
  for (const peer of board.peers[at] as number[]) open[peer] = (open[peer] as number) & ~bit;
}

/** Fills naked and hidden singles. */
function singles(board: Board, cells: number[], open: Candidates): boolean {
  let found = false;
  for (const unit of board.units) {
    let once = 0;
    let twice = 0;
    for (const at of unit) {
      twice |= once & (open[at] as number);
      once |= open[at] as number;
    }
    const alone = once & ~twice;
    for (const at of unit) {
      const mask = open[at] as number;
      const bit = mask && bitsOf(mask) === 1 ? mask : mask & alone;
      if (!bit || bitsOf(bit) > 1) continue;
      put(board, cells, open, at, bit);
      found = true;
    }
  }
  return found;
}

function strike(open: Candidates, at: number, bits: number): boolean {
  if (!((open[at] as number) & bits)) return false;
  open[at] = (open[at] as number) & ~bits;
  return true;
}

/** Naked pairs: removes two digits from the rest of a unit if two of its cells can hold only these. */
function pairs(board: Board, open: Candidates): boolean {
  let found = false;
  for (const unit of board.units)
    for (const one of unit) {
      const mask = open[one] as number;
      if (bitsOf(mask) !== 2) continue;
      const other = unit.find((at) => at !== one && open[at] === mask);
      if (other === undefined) continue;
      for (const at of unit) if (at !== one && at !== other) found = strike(open, at, mask) || found;
    }
  return found;
}

/** Pointing: if a digit's candidates in one unit all lie in another unit as well, removes it from the rest of that one. */
function pointing(board: Board, open: Candidates): boolean {
  let found = false;
  for (const [both, rest, others] of board.shared) {
    let bits = 0;
    for (const at of both) bits |= open[at] as number;
    for (const at of rest) bits &= ~(open[at] as number);
    if (bits) for (const at of others) found = strike(open, at, bits) || found;
  }
  return found;
}

/** Solves as far as possible without guessing, by singles only or also by pairs and pointing:
 * solveByHand(4, [1, 0, …], 'singles') → [1, 2, 3, 4, …], with 0 for unsolved cells */
export function solveByHand(size: SudokuSize, givens: readonly number[], by: 'singles' | 'pairs'): number[] {
  const board = BOARDS[size];
  const cells = [...givens];
  const open = cells.map((_, at) => candidatesOf(size, at, cells));
  while (singles(board, cells, open) || (by === 'pairs' && (pairs(board, open) || pointing(board, open))));
  return cells;
}
