export type Entry = {
  /** Printed in its first cell. */
  number: number;
  row: number;
  column: number;
  isDown: boolean;
  clue: string;
};

export type Crossword = {
  /** Rows of equal length; a dot is an empty cell: ['LAVA', '.S..'] */
  rows: string[];
  /** Across before down, each ordered by number. */
  entries: Entry[];
  /** The solution word, and the cell of each letter. */
  solution: { word: string; cells: [row: number, column: number][] };
};
