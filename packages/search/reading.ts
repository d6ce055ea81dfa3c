export type Reading = {
  /** The typed word, folded. */
  word: string;
  /** Its own stem and those of synonyms. */
  stems: string[];
  /** Stems to mark: of the typed word, its parts or completions, or what replaces it, but not of synonyms. */
  asked: string[];
  /** Weight of each term, from 0 to 1, by index position. */
  weights: Map<number, number>;
  /** Rare words have more importance. */
  importance: number;
  /** Replacement for an unknown word: the corrected spelling, or a more general word. */
  instead?: string | undefined;
  isTypo: boolean;
};
