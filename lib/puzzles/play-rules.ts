export type Place = string;

/** What a kind's `play.ts` exports; a state is plain JSON, a place the kind's own name of a cell or card: 'r3c4', '7', … */
export type PlayRules<Puzzle, State> = {
  start: (puzzle: Puzzle) => State;
  isState: (puzzle: Puzzle, given: unknown) => State | undefined;
  /** Where something wrong is entered; what is still empty is not wrong. None where nothing wrong can be entered. */
  faults?: (puzzle: Puzzle, state: State) => Place[];
  isSolved: (puzzle: Puzzle, state: State) => boolean;
  reveal: (puzzle: Puzzle, state: State, place?: Place) => State;
  solved: (puzzle: Puzzle) => State;
};
