import { differencesOf } from './in-words';
import { areasOf, type Differences, type Spot } from './puzzle';

/** Indexes of the differences found. */
export type DifferencesState = { found: number[] };

/** start() → { found: [] } */
export const start = (): DifferencesState => ({ found: [] });

/** Validates stored progress: isState(puzzle, {}) → undefined */
export function isState(puzzle: Differences, given: unknown): DifferencesState | undefined {
  const { found } = (given ?? {}) as Partial<DifferencesState>;
  const all = differencesOf(puzzle);
  const fits = Array.isArray(found) && new Set(found).size === found.length && found.every((at) => all.includes(at));
  return fits ? { found } : undefined;
}

/** Handles a click on an area of either picture: press(puzzle, state, 9) → { found: [2] } */
export function press(puzzle: Differences, { found }: DifferencesState, area: number): DifferencesState {
  const hit = differencesOf(puzzle).find((at) => areasOf(puzzle.spots[at] as Spot).includes(area));
  return { found: hit === undefined || found.includes(hit) ? found : [...found, hit] };
}

/** isSolved(puzzle, solved(puzzle)) → true */
export const isSolved = ({ differences }: Differences, { found }: DifferencesState): boolean =>
  found.length === differences;

/** Reveals another difference: reveal(puzzle, start()) → { found: [2] } */
export function reveal(puzzle: Differences, { found }: DifferencesState): DifferencesState {
  const next = differencesOf(puzzle).find((at) => !found.includes(at));
  return { found: next === undefined ? found : [...found, next] };
}

/** solved(puzzle) → { found: [2, 5, …] } */
export const solved = (puzzle: Differences): DifferencesState => ({ found: differencesOf(puzzle) });
