/** A picture and what is on it, in a word or two. */
export type Motif = { name: string; src: string };

/** For each card, row by row, its motif. */
export type Pairs = { columns: number; motifs: Motif[]; cards: number[] };
