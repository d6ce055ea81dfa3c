/** Kinds of puzzles, with the names that readers see and the segments of their addresses. */
export const KINDS = {
  crossword: { name: 'Kreuzworträtsel', segment: 'kreuzwortraetsel' },
  wordsearch: { name: 'Buchstabensalat', segment: 'buchstabensalat' },
  sudoku: { name: 'Sudoku', segment: 'sudoku' },
  syllables: { name: 'Silbenrätsel', segment: 'silbenraetsel' },
  anagrams: { name: 'Buchstabendreher', segment: 'buchstabendreher' },
  cipher: { name: 'Geheimschrift', segment: 'geheimschrift' },
  maze: { name: 'Labyrinth', segment: 'labyrinth' },
  logic: { name: 'Logical', segment: 'logical' },
  pairs: { name: 'Bilderpaare', segment: 'bilderpaare' },
  differences: { name: 'Fehlersuche', segment: 'fehlersuche' },
} as const;

export type Kind = keyof typeof KINDS;

/** A function, so that tree shaking can drop the names: allKinds() → ['crossword', …] */
export const allKinds = () => Object.keys(KINDS) as Kind[];

/** kindAt('sudoku') → 'sudoku', kindAt('geheimschrift') → 'cipher', kindAt('schach') → undefined */
export const kindAt = (segment: string): Kind | undefined => allKinds().find((kind) => KINDS[kind].segment === segment);
