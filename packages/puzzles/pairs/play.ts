import type { Place } from '../contract';
import type { Pairs } from './puzzle';

/** `found`: motifs; `open`: indexes of up to two face-up cards not found yet. */
export type PairsState = { found: number[]; open: number[]; turns: number };

/** start() → { found: [], open: [], turns: 0 } */
export const start = (): PairsState => ({ found: [], open: [], turns: 0 });

const isListOf = (given: unknown, limit: number): given is number[] =>
  Array.isArray(given) &&
  new Set(given).size === given.length &&
  given.every((one) => Number.isInteger(one) && one >= 0 && one < limit);

/** Validates stored progress: isState(puzzle, {}) → undefined */
export function isState({ motifs, cards }: Pairs, given: unknown): PairsState | undefined {
  const { found, open, turns } = (given ?? {}) as Partial<PairsState>;
  if (!isListOf(found, motifs.length) || !isListOf(open, cards.length) || open.length > 2) return undefined;
  return Number.isInteger(turns) && Number(turns) >= 0 ? { found, open, turns: Number(turns) } : undefined;
}

/** Whether a card is face up: isOpen(puzzle, state, 3) → true */
export const isOpen = ({ cards }: Pairs, { found, open }: PairsState, at: number): boolean =>
  open.includes(at) || found.includes(cards[at] as number);

/** Turns a card. Two different cards stay face up until the next turn: turn(puzzle, state, 3) → { found: [], open: [3], turns: 0 } */
export function turn(puzzle: Pairs, state: PairsState, at: number): PairsState {
  if (isOpen(puzzle, state, at)) return state;
  const [first, second] = state.open;
  if (first === undefined || second !== undefined) return { ...state, open: [at] };
  const turns = state.turns + 1;
  const motif = puzzle.cards[at] as number;
  if (puzzle.cards[first] === motif) return { found: [...state.found, motif], open: [], turns };
  return { ...state, open: [first, at], turns };
}

/** isSolved(puzzle, solved(puzzle)) → true */
export const isSolved = ({ motifs }: Pairs, { found }: PairsState): boolean => found.length === motifs.length;

/** Reveals a pair, that of the face-up card first: reveal(puzzle, state) → { found: [0], … } */
export function reveal({ motifs, cards }: Pairs, { found, open, turns }: PairsState, place?: Place): PairsState {
  const wanted = cards[open[0] ?? Number(place ?? -1)];
  const left = [...motifs.keys()].filter((motif) => !found.includes(motif));
  const next = left.find((motif) => motif === wanted) ?? left[0];
  return { found: next === undefined ? found : [...found, next], open: [], turns };
}

/** solved(puzzle) → { found: [0, 1, …], open: [], turns: 0 } */
export const solved = ({ motifs }: Pairs): PairsState => ({ ...start(), found: [...motifs.keys()] });
