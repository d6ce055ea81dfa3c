import { shuffle } from 'german/shuffle';
import type { WordWithClue } from '../clued';
import type { Level } from '../level';
import { randomFrom } from '../random';
import type { Crossword, Entry } from './puzzle';
import { solutionFor } from './solution';

/** `words` of an article are used first; `others` fill up. */
export type CrosswordSource = { words: readonly WordWithClue[]; others?: readonly WordWithClue[] };

type Way = { row: number; column: number; isDown: boolean };
type Placed = WordWithClue & Way;
type Cells = Map<number, string>;
type Box = { top: number; left: number; bottom: number; right: number };

/** Nine cells of 32 pixels fit a phone; in print, both sizes fit a page with their clues. */
const SETTINGS = {
  easy: { rows: 10, columns: 9, words: 10, longest: 7 },
  hard: { rows: 13, columns: 9, words: 13, longest: 12 },
} as const satisfies Record<Level, object>;
const LEAST = 10;
const LEAST_FILLED = 0.3;
const TRIES = 60;
/** Candidate words per position. */
const LOOKED_AT = 60;
/** Score of a crossing letter, in cells of area. */
const CROSSING = 12;

const WIDE = 64;
/** Cell key; rows and columns may be negative, relative to the first word. */
const at = (row: number, column: number) => (row + WIDE / 2) * WIDE + column + WIDE / 2;
const step = (isDown: boolean) => (isDown ? ([1, 0] as const) : ([0, 1] as const));

function around(box: Box | undefined, word: string, { row, column, isDown }: Way): Box {
  const [down, right] = step(isDown);
  const [bottom, last] = [row + down * (word.length - 1), column + right * (word.length - 1)];
  if (!box) return { top: row, left: column, bottom, right: last };
  return {
    top: Math.min(box.top, row),
    left: Math.min(box.left, column),
    bottom: Math.max(box.bottom, bottom),
    right: Math.max(box.right, last),
  };
}

const sizeOf = ({ top, left, bottom, right }: Box) => ({ height: bottom - top + 1, width: right - left + 1 });

/** Number of letters crossed; undefined if the word touches or overlaps another without crossing it. */
function crossings(cells: Cells, word: string, { row, column, isDown }: Way): number | undefined {
  const [down, right] = step(isDown);
  if (cells.has(at(row - down, column - right))) return;
  if (cells.has(at(row + down * word.length, column + right * word.length))) return;
  let [crossed, isBeside] = [0, false];
  for (let nth = 0; nth < word.length; nth += 1) {
    const [y, x] = [row + nth * down, column + nth * right];
    const letter = cells.get(at(y, x));
    if (letter === undefined) {
      if (cells.has(at(y + right, x + down)) || cells.has(at(y - right, x - down))) return;
    } else if (letter !== word[nth] || isBeside) return;
    else crossed += 1;
    isBeside = letter !== undefined;
  }
  return crossed;
}

/** All placements in which the word crosses a letter already placed. */
function waysIn(cells: Cells, word: string): Way[] {
  const ways: Way[] = [];
  for (const [cell, letter] of cells) {
    for (let nth = word.indexOf(letter); nth >= 0; nth = word.indexOf(letter, nth + 1)) {
      const [row, column] = [Math.floor(cell / WIDE) - WIDE / 2, (cell % WIDE) - WIDE / 2];
      ways.push({ row: row - nth, column, isDown: true }, { row, column: column - nth, isDown: false });
    }
  }
  return ways;
}

function write(cells: Cells, { word, row, column, isDown }: Placed) {
  const [down, right] = step(isDown);
  for (const [nth, letter] of [...word].entries()) cells.set(at(row + nth * down, column + nth * right), letter);
}

type Limits = (typeof SETTINGS)[Level];

/** Places words greedily: most crossings, smallest area. */
function grow(words: readonly WordWithClue[], limits: Limits): { placed: Placed[]; box: Box | undefined } {
  const placed: Placed[] = [];
  const cells: Cells = new Map();
  let box: Box | undefined;
  for (const one of words) {
    if (placed.length === limits.words) break;
    const { word } = one;
    const first = { row: 0, column: 0, isDown: word.length > limits.columns };
    let best: { way: Way; score: number } | undefined;
    for (const way of box ? waysIn(cells, word) : [first]) {
      const { height, width } = sizeOf(around(box, word, way));
      if (height > limits.rows || width > limits.columns) continue;
      const crossed = crossings(cells, word, way);
      if (crossed === undefined) continue;
      const score = crossed * CROSSING - height * width;
      if (!best || score > best.score) best = { way, score };
    }
    if (!best) continue;
    const put = { ...one, ...best.way };
    write(cells, put);
    placed.push(put);
    box = around(box, word, put);
  }
  return { placed, box };
}

function written(placed: readonly Placed[], box: Box): Pick<Crossword, 'rows' | 'entries'> {
  const { top, left } = box;
  const { height, width } = sizeOf(box);
  const cells: Cells = new Map();
  for (const one of placed) write(cells, one);
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => cells.get(at(row + top, column + left)) ?? '.').join(''),
  );
  const starts = [...new Set(placed.map(({ row, column }) => (row - top) * width + column - left))].sort(
    (one, other) => one - other,
  );
  const entries = placed.map(({ row, column, isDown, clue }): Entry => {
    const start = (row - top) * width + column - left;
    return { number: starts.indexOf(start) + 1, row: row - top, column: column - left, isDown, clue };
  });
  const order = ({ number, isDown }: Entry) => Number(isDown) * 1000 + number;
  return { rows, entries: entries.sort((one, other) => order(one) - order(other)) };
}

const share = (rows: readonly string[]) => {
  const all = rows.join('');
  return all.replaceAll('.', '').length / all.length;
};

/** Deterministic for source, level and seed: makeCrossword({ words }, 'easy', 47) → { rows: ['LAVA…', …], entries: [{ number: 1, row: 0,
 * column: 0, isDown: false, clue: '…' }, …], solution: { word: 'MOND', … } } */
export function makeCrossword({ words, others = [] }: CrosswordSource, level: Level, seed: number): Crossword {
  const limits = SETTINGS[level];
  const random = randomFrom(seed);
  const fits = ({ word }: WordWithClue) => word.length <= limits.longest;
  const own = words.filter(fits);
  const more = others.filter((other) => fits(other) && !own.some(({ word }) => word === other.word));
  const all = [...own, ...more];
  let best: (Pick<Crossword, 'rows' | 'entries'> & { solution: Crossword['solution'] }) | undefined;
  for (let nth = 0; nth < TRIES; nth += 1) {
    const drawn = [...shuffle(own, random), ...shuffle(more, random)].slice(0, LOOKED_AT);
    const { placed, box } = grow(drawn, limits);
    if (!box || placed.length < LEAST) continue;
    const grid = written(placed, box);
    if (share(grid.rows) < LEAST_FILLED) continue;
    const used = new Set(placed.map(({ word }) => word));
    const rest = all.filter(({ word }) => !used.has(word));
    const solution = solutionFor(
      grid,
      shuffle(rest, random).map(({ word }) => word),
      random,
    );
    if (!solution) continue;
    if (placed.length === limits.words) return { ...grid, solution };
    if (!best || grid.entries.length > best.entries.length) best = { ...grid, solution };
  }
  if (best) return best;
  throw new RangeError(`Kreuzworträtsel: ${all.length} Wörter ergeben kein Gitter mit ${LEAST} Wörtern`);
}
