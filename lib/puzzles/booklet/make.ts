import type { Puzzles } from '@/lib/content/kinds';
import { BOARD_MAKERS } from '@/lib/puzzles/board-makers';
import type { Kind } from '@/lib/puzzles/kinds';
import { LETTER_MAKERS } from '@/lib/puzzles/letter-makers';
import { lettersOf } from '@/lib/puzzles/letters';
import type { Level } from '@/lib/puzzles/level';
import { makeSyllables } from '@/lib/puzzles/syllables/make';
import type { Booklet } from './choice';
import { ordersOf } from './orders';
import { onSheets } from './sheets';

/** JSON; `divided` has each word in syllables: 'VUL-KAN'. */
export type Ingredients = { puzzles: Puzzles; divided: string[] };

export type Made = { kind: Kind; level: Level; puzzle: unknown };

type Maker = (source: Ingredients, level: Level, seed: number) => unknown;

const MAKERS: Record<Kind, Maker> = {
  ...LETTER_MAKERS,
  ...BOARD_MAKERS,
  syllables: ({ puzzles, divided }, level, seed) => {
    const words = puzzles.words.map(({ word, clue }, at) => ({
      word: lettersOf(word),
      clue,
      syllables: divided[at]?.split('-') ?? [],
    }));
    return makeSyllables({ words }, level, seed);
  },
};

/** Retry limit for repeated puzzles. */
const ATTEMPTS = 12;

/** Key for spotting repeats: the sentence of a cipher, else the whole puzzle. */
const sameness = (puzzle: unknown) => (puzzle as { text?: string }).text ?? JSON.stringify(puzzle);

/** A generator, so that the first puzzle is ready at once. Deterministic for ingredients and booklet; throws as the makers do:
 * [...makeBooklet(ingredients, booklet)] → [{ kind: 'sudoku', level: 'easy', puzzle: { size: 4, … } }, …] */
export function* makeBooklet(source: Ingredients, booklet: Booklet): Generator<Made> {
  const seen = new Set<string>();
  for (const { kind, level, seeds } of onSheets(ordersOf(booklet))) {
    let puzzle = MAKERS[kind](source, level, seeds(0));
    for (let attempt = 1; attempt < ATTEMPTS && seen.has(sameness(puzzle)); attempt += 1)
      puzzle = MAKERS[kind](source, level, seeds(attempt));
    seen.add(sameness(puzzle));
    yield { kind, level, puzzle };
  }
}
