/** A picture and its short description. */
export type Motif = { name: string; src: string };

/** `cards`: motif index of each card, row by row. */
export type Pairs = { columns: number; motifs: Motif[]; cards: number[] };
