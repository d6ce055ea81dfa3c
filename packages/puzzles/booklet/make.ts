import type { Kind } from 'content/puzzle-kinds';
import { seedOf } from 'german/seed';
import type { Ingredients } from '../contract';
import { LEVELS, type Level } from '../level';
import { MAKERS, type PuzzleOf } from '../makers';
import type { Booklet } from './choice';
import { packPages, startsPage } from './sheets';

/** One puzzle of a booklet; `seeds` gives another seed for each retry. */
type Order = { kind: Kind; level: Level; seeds: (attempt: number) => number };

/** Cycles through the kinds; with mixed levels, alternates the level from round to round: ordersOf({ level: 'mixed', kinds: ['maze',
 * 'logic'], … }) → [{ kind: 'maze', level: 'easy', … }, { kind: 'logic', level: 'hard', … }, …] */
export function ordersOf({ seed, count, level, kinds }: Booklet): Order[] {
  return Array.from({ length: count }, (_, nth) => {
    const kind = kinds[nth % kinds.length] as Kind;
    const round = Math.floor(nth / kinds.length);
    const one = level === 'mixed' ? (LEVELS[(nth + (kinds.length % 2 === 0 ? round : 0)) % 2] as Level) : level;
    return { kind, level: one, seeds: (attempt) => seedOf('heft', seed, String(nth), kind, one, String(attempt)) };
  });
}

export type BookletEntry<K extends Kind = Kind> = { kind: K; level: Level; puzzle: PuzzleOf<K>; opensSheet: boolean };

/** Retry limit for repeated puzzles. */
const ATTEMPTS = 12;

/** Key for spotting repeats: the sentence of a cipher, else the whole puzzle. */
const sameness = (puzzle: PuzzleOf<Kind>) => ('text' in puzzle ? puzzle.text : JSON.stringify(puzzle));

/** A generator, so that the first puzzle is ready at once. Deterministic for ingredients and booklet; throws as the makers do:
 * [...makeBooklet(ingredients, booklet)] → [{ kind: 'sudoku', level: 'easy', puzzle: { size: 4, … }, opensSheet: true }, …] */
export function* makeBooklet(source: Ingredients, booklet: Booklet): Generator<BookletEntry> {
  const seen = new Set<string>();
  const orders = packPages(ordersOf(booklet));
  const opens = startsPage(orders);
  for (const [at, { kind, level, seeds }] of orders.entries()) {
    const { make } = MAKERS[kind];
    let puzzle = make(source, level, seeds(0));
    for (let attempt = 1; attempt < ATTEMPTS && seen.has(sameness(puzzle)); attempt += 1)
      puzzle = make(source, level, seeds(attempt));
    seen.add(sameness(puzzle));
    yield { kind, level, puzzle, opensSheet: opens[at] === true };
  }
}
