export type Entry = {
  /** As printed in the cell it begins in. */
  number: number;
  row: number;
  column: number;
  isDown: boolean;
  clue: string;
};

export type Crossword = {
  /** All equally long, a dot where no letter stands: ['LAVA', '.S..'] */
  rows: string[];
  /** Across first, each way by number. */
  entries: Entry[];
  /** The word that is asked for in the end, and the cell of each of its letters. */
  solution: { word: string; cells: [row: number, column: number][] };
};
