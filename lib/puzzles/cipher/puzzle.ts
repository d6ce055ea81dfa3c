/** Letters in a ring, as a wheel turns them; the others are given signs or numbers without any order. */
export const RING = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ';

/** `wheel` gives each letter the one that stands so many places further in the ring. */
export type CipherMode = 'signs' | 'numbers' | 'wheel';

export type Cipher = {
  mode: CipherMode;
  /** The sentence, each word as its signs: numbers from 0 on, of which each stands for one letter. */
  words: number[][];
  /** The letter of each sign that occurs, by the sign. */
  letters: Record<number, string>;
  /** Signs whose letters the key shows; with a wheel one is enough. */
  shown: number[];
  /** The sentence as it is written, with its capitals and full stop. */
  text: string;
};
