import type { Answer, Entry } from './found';

/** Of an index, what reading words takes: the whole site's, or that of a list. */
export type Indexed = Omit<Stored, 'entries' | 'answers'> & { entries: readonly Pick<Entry, 'title' | 'note'>[] };

/** As it travels to the browser; everything that could be reckoned ahead is (decision 0019). */
export type Stored = {
  entries: Entry[];
  /** Stems in the order of the alphabet, with a space between two. */
  terms: string;
  /** By term, in turns: how far an entry is from the one before, and how much the term says of it. */
  postings: number[][];
  /** Stems of three letters that are words as they stand: parts of compounds. */
  short: string;
  /** Groups of words, each as one text. */
  same: string[];
  /** The general word first. */
  general: string[];
  answers: (Answer & { ask: string; and?: string | undefined; about: string })[];
};
