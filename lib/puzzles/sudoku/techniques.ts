import { boxOf, type SudokuSize } from './puzzle';

type Board = {
  units: readonly number[][];
  peers: readonly number[][];
  shared: readonly [number[], number[], number[]][];
};

/** A bit for each digit a cell may still hold; 0 once it is filled. */
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

/** peersOf(4, 0) → [1, 2, 3, 4, 8, 12, 5]: what shares row, column or box with a cell. */
export const peersOf = (size: SudokuSize, at: number): readonly number[] => BOARDS[size].peers[at] ?? [];

/** candidatesOf(4, 1, cells) → 0b1100 where 3 and 4 may still stand; 0 in a filled cell. */
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

/** Fills each cell with one digit left, and each digit with one cell left in a row, column or box. */
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

/** Two cells with the same two digits: no other of their row, column or box holds one of them. */
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

/** A digit whose places in one row, column or box all lie in another as well stands there and nowhere else of it. */
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

/** As far as a child gets without guessing, by single digits alone or by pairs and pointing too:
 * solveByHand(4, [1, 0, …], 'singles') → [1, 2, 3, 4, …], with 0 where it knows no further */
export function solveByHand(size: SudokuSize, givens: readonly number[], by: 'singles' | 'pairs'): number[] {
  const board = BOARDS[size];
  const cells = [...givens];
  const open = cells.map((_, at) => candidatesOf(size, at, cells));
  while (singles(board, cells, open) || (by === 'pairs' && (pairs(board, open) || pointing(board, open))));
  return cells;
}
