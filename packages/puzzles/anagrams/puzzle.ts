/** Words with scrambled letters. */
export type Anagrams = { words: { word: string; scrambled: string; clue: string }[] };
