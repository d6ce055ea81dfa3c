export type SyllableRiddle = {
  /** All syllables of all words in the order of the alphabet, as the box shows them: ['KAN', 'LE', …] */
  box: string[];
  /** Which of the box make the word, and which of its letters is marked, counted from 0. */
  words: { clue: string; syllables: number[]; marked: number }[];
  /** Of the marked letters. */
  solution: string;
};
