import type { PaperParts } from '@/components/puzzles/paper-parts';
import type { Kind } from '@/lib/puzzles/kinds';

export type Papers = Partial<Record<Kind, PaperParts>>;

const OF_LETTERS: readonly Kind[] = ['crossword', 'wordsearch', 'syllables', 'anagrams', 'cipher'];

/** Loads the print components of a booklet's kinds, from one or both of the two bundles. */
export async function fetchPapers(kinds: readonly Kind[]): Promise<Papers> {
  const hasLetters = kinds.some((kind) => OF_LETTERS.includes(kind));
  const hasBoards = kinds.some((kind) => !OF_LETTERS.includes(kind));
  const [letters, boards] = await Promise.all([
    hasLetters ? import('@/components/puzzles/letter-papers') : undefined,
    hasBoards ? import('@/components/puzzles/board-papers') : undefined,
  ]);
  return { ...letters?.LETTER_PAPERS, ...boards?.BOARD_PAPERS };
}
