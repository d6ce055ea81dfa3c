import type { Place } from '@/lib/puzzles/play-rules';
import { areasOf, COLUMNS, type Differences, ROWS, type Spot } from './puzzle';
import { differencesOf } from './told';

/** Spots that were found to differ, and the last area pressed where nothing differs. */
export type DifferencesState = { found: number[]; missed?: number };

/** start() → { found: [] } */
export const start = (): DifferencesState => ({ found: [] });

/** What the device gave, if it belongs to this puzzle: isState(puzzle, {}) → undefined */
export function isState(puzzle: Differences, given: unknown): DifferencesState | undefined {
  const { found, missed } = (given ?? {}) as Partial<DifferencesState>;
  const all = differencesOf(puzzle);
  if (!Array.isArray(found) || new Set(found).size < found.length) return undefined;
  if (!found.every((at) => all.includes(at))) return undefined;
  const isArea = missed !== undefined && Number.isInteger(missed) && missed >= 0 && missed < COLUMNS * ROWS;
  return isArea ? { found, missed } : { found };
}

/** Looks at an area of either picture: press(puzzle, state, 9) → { found: [2] }, or { found: [], missed: 9 } */
export function press(puzzle: Differences, { found }: DifferencesState, area: number): DifferencesState {
  const hit = differencesOf(puzzle).find((at) => areasOf(puzzle.spots[at] as Spot).includes(area));
  if (hit === undefined) return { found, missed: area };
  return { found: found.includes(hit) ? found : [...found, hit] };
}

/** The area pressed in vain: faults(puzzle, state) → ['9'] */
export const faults = (_: Differences, { missed }: DifferencesState): Place[] =>
  missed === undefined ? [] : [String(missed)];

/** isSolved(puzzle, solved(puzzle)) → true */
export const isSolved = ({ differences }: Differences, { found }: DifferencesState): boolean =>
  found.length === differences;

/** One more difference: reveal(puzzle, start()) → { found: [2] } */
export function reveal(puzzle: Differences, { found }: DifferencesState): DifferencesState {
  const next = differencesOf(puzzle).find((at) => !found.includes(at));
  return { found: next === undefined ? found : [...found, next] };
}

/** solved(puzzle) → { found: [2, 5, …] } */
export const solved = (puzzle: Differences): DifferencesState => ({ found: differencesOf(puzzle) });
