/** Words whose letters have lost their order. */
export type Anagrams = { words: { word: string; scrambled: string; clue: string }[] };
