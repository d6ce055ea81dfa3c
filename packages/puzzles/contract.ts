import type { Puzzles } from 'content/kinds';
import type { Level } from './level';

/** Source of all makers. The booklet's page fetches it as JSON. `divided` has each word in syllables: 'VUL-KAN'. */
export type Ingredients = { puzzles: Puzzles; divided: readonly string[] };

/** Exported by a kind's make.ts. */
export type Maker<Puzzle> = {
  /** List in content/puzzles.yaml that puzzles are made from, if any. */
  list?: keyof Puzzles;
  /** Height of the tallest puzzle, in percent of an A4 page without the browser's margins: [easy, hard] */
  room: readonly [number, number];
  /** Deterministic. Throws a RangeError in German if the list is too short.
   *
   * @param occasion name of the week, or slug of the article */
  make: (source: Ingredients, level: Level, seed: number, occasion?: string) => Puzzle;
};

export type Place = string;

/** Exported by a kind's play.ts. States are plain JSON; a place names a cell or card of the kind: 'r3c4', '7', … */
export type PlayRules<Puzzle, State> = {
  start: (puzzle: Puzzle) => State;
  isState: (puzzle: Puzzle, given: unknown) => State | undefined;
  /** Wrong entries; empty cells are not faults. Undefined if a kind allows no wrong entry. */
  faults?: (puzzle: Puzzle, state: State) => Place[];
  isSolved: (puzzle: Puzzle, state: State) => boolean;
  reveal: (puzzle: Puzzle, state: State, place?: Place) => State;
  solved: (puzzle: Puzzle) => State;
};
