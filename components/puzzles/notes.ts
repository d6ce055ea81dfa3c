import type { Kind } from 'content/puzzle-kinds';
import { content } from '@/lib/content';

/** Notes for the cards: notesOf(kinds) → { sudoku: 'Jedes Zeichen kommt überall nur einmal vor.', … } */
export const notesOf = (kinds: readonly Kind[]): Partial<Record<Kind, string>> =>
  Object.fromEntries(kinds.map((kind) => [kind, content.lists.puzzles.kinds[kind].note]));
