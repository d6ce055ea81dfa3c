export type Place = string;

/** Interface of a kind's play.ts. States are plain JSON; a place names a cell or card of the kind: 'r3c4', '7', … */
export type PlayRules<Puzzle, State> = {
  start: (puzzle: Puzzle) => State;
  isState: (puzzle: Puzzle, given: unknown) => State | undefined;
  /** Wrong entries; empty cells are not faults. Undefined if a kind allows no wrong entry. */
  faults?: (puzzle: Puzzle, state: State) => Place[];
  isSolved: (puzzle: Puzzle, state: State) => boolean;
  reveal: (puzzle: Puzzle, state: State, place?: Place) => State;
  solved: (puzzle: Puzzle) => State;
};
