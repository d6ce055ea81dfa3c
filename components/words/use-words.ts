import { useState } from 'react';
import { draw, type Word } from '@/lib/words/games';
import { WORDS_IN_GAME } from './game-props';

/** The words of a game in order, drawn once. */
export function useWords(mine: readonly Word[], all: readonly Word[], random: () => number) {
  const [words] = useState(() => draw(mine, all, WORDS_IN_GAME, random));
  const [at, setAt] = useState(0);
  return { words, at, word: words[at], next: () => setAt(at + 1) };
}
