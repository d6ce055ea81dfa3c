import type { Answer, Entry } from './found';

/** The index of the site as it travels to the browser; everything that could be reckoned ahead is. */
export type Stored = {
  entries: Entry[];
  /** The stems of all words, in the order of the alphabet, with a space between two. */
  terms: string;
  /** For each term the entries that hold it: how far from the entry before, and how much it says of it, in turns. */
  postings: number[][];
  /** Stems of three letters that are words as they stand: parts of compounds. */
  short: string;
  /** Groups of words that mean the same, as content has them, each as one text. */
  same: string[];
  /** A general word and the special ones, each as one text. */
  general: string[];
  answers: (Answer & { ask: string; and?: string | undefined; about: string })[];
};
