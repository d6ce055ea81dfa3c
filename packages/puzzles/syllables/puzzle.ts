export type SyllableRiddle = {
  /** Syllables of all words, in alphabetical order: ['KAN', 'LE', …] */
  box: string[];
  /** `syllables`: indexes of the box; `marked`: index of the marked letter. */
  words: { clue: string; syllables: number[]; marked: number }[];
  /** Word made of the marked letters. */
  solution: string;
};
