/** Letters of the cipher wheel, in order; the other modes assign signs or numbers at random. */
export const RING = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ';

/** `wheel`: each letter is replaced by the one a fixed number of places further on the wheel. */
export type CipherMode = 'signs' | 'numbers' | 'wheel';

export type Cipher = {
  mode: CipherMode;
  /** The sentence; each word is a list of signs, numbered from 0. A sign stands for one letter. */
  words: number[][];
  /** Letter by sign, for signs in use. */
  letters: Record<number, string>;
  /** Signs whose letter the key shows; one is enough for a wheel. */
  shown: number[];
  /** The sentence as written, with capitals and full stop. */
  text: string;
};
