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

const OUTLINES = [
  'M12 2a10 10 0 1 0 .01 0z',
  'M3 3h18v18H3z',
  'M12 2 22.5 21h-21z',
  'M12 1 23 12 12 23 1 12z',
  'M12 1q9 11 8 15a8 7 0 0 1-16 0q-1-4 8-15z',
];
const LINES = ['', '', '', 'M6 13h12', 'M6 13h12M12 7v12'];

/** One of 25 signs of 24 by 24 units: five shapes, each empty, full, dotted, lined or crossed:
 * signShape(7) → { outline: 'M3 3h18v18H3z', isFull: false, hasDot: true, lines: '' } */
export const signShape = (sign: number) => ({
  outline: OUTLINES[Math.floor(sign / LINES.length)] ?? '',
  isFull: sign % LINES.length === 1,
  hasDot: sign % LINES.length === 2,
  lines: LINES[sign % LINES.length] ?? '',
});
