import type { Content } from 'content/kinds';
import type { Kind } from 'content/puzzle-kinds';
import { lettersOf } from 'german/letters';
import { seedOf } from 'german/seed';
import { divider } from 'german/syllables/divide';
import type { Ingredients } from './contract';
import type { Level } from './level';
import { MAKERS, type PuzzleOf } from './makers';
import { stockFor } from './stock';
import { weekCount } from './week';

type Source = Pick<Content, 'puzzles' | 'syllables'> & Partial<Pick<Content, 'puzzleStock'>>;

/** Divides words only when asked: ingredientsOf(content) → { puzzles: { words: […], … }, divided: ['VUL-KAN', …] } */
export const ingredientsOf = ({ puzzles, syllables }: Source): Ingredients => ({
  puzzles,
  get divided() {
    const divide = divider(syllables);
    return puzzles.words.map(({ word }) => divide(word).map(lettersOf).join('-'));
  },
});

type PuzzleCache = { [K in Kind]?: Map<string, PuzzleOf<K>> };

const ofWeek = ({ puzzles, puzzleStock = [], syllables }: Source, name: string): Source => ({
  puzzles: weekCount(name) === undefined ? puzzles : stockFor(puzzles, puzzleStock, name),
  syllables,
});

/** Cached, as several pages show a puzzle. */
const known = new WeakMap<Source, PuzzleCache>();

/** Deterministic: puzzleOf(content, 'sudoku', 'easy', '2026-47') → { size: 4, … } */
export function puzzleOf<K extends Kind>(content: Source, kind: K, level: Level, name: string): PuzzleOf<K> {
  const cache = known.get(content) ?? {};
  const ofKind = cache[kind] ?? new Map<string, PuzzleOf<K>>();
  known.set(content, Object.assign(cache, { [kind]: ofKind }));
  const key = `${name}/${level}`;
  const puzzle =
    ofKind.get(key) ?? MAKERS[kind].make(ingredientsOf(ofWeek(content, name)), level, seedOf(name, kind, level), name);
  ofKind.set(key, puzzle);
  return puzzle;
}
