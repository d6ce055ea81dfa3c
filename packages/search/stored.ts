import type { Answer, Entry } from './found';

/** The parts of an index needed to interpret words; of the whole site or of a list. */
export type Indexed = Omit<Stored, 'entries' | 'answers'> & { entries: readonly Pick<Entry, 'title' | 'note'>[] };

/** The index as sent to the browser, precomputed as far as possible (decision 0019). */
export type Stored = {
  entries: Entry[];
  /** Stems in alphabetical order, separated by spaces. */
  terms: string;
  /** Per term, alternating: distance from the previous entry, and weight. */
  postings: number[][];
  /** Written forms of nouns with a short stem, as parts of compounds. */
  short: string;
  /** Groups of synonyms, separated by spaces. */
  same: string[];
  /** The general word first, then the words it covers. */
  general: string[];
  answers: (Answer & { ask: string; and?: string | undefined; about: string })[];
};
