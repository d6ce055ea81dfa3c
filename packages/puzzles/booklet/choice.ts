import { allKinds, KINDS, type Kind, kindAt } from 'content/puzzle-kinds';
import { LEVELS, type Level } from '../level';

/** 'mixed' alternates between easy and hard. */
export type BookletLevel = Level | 'mixed';

const WORDS: Record<BookletLevel, string> = { easy: 'leicht', hard: 'knifflig', mixed: 'gemischt' };

/** Choices for the visitor: BOOKLET_LEVELS → ['easy', 'hard', 'mixed'] */
export const BOOKLET_LEVELS: readonly BookletLevel[] = [...LEVELS, 'mixed'];

/** Numbers of puzzles a booklet may have. */
export const BOOKLET_SIZES = [4, 8, 12, 16, 20] as const;

export type Booklet = { seed: string; count: number; level: BookletLevel; kinds: Kind[] };

const isSeed = (text: string) => text.length > 0 && text.length <= 12 && /^[a-z0-9]+$/.test(text);

/** Serializes a booklet for the address; omits the kinds if all are chosen:
 * bookletText({ seed: 'k3f9', count: 12, level: 'easy', kinds: ['maze'] }) → 'k3f9.12.leicht.labyrinth' */
export function bookletText({ seed, count, level, kinds }: Booklet): string {
  const names = kinds.length === allKinds().length ? [] : kinds.map((kind) => KINDS[kind].segment);
  return [seed, count, WORDS[level], ...names].join('.');
}

/** Parses an address, which is untrusted: bookletOf('k3f9.12.leicht.labyrinth') → { seed: 'k3f9', … }, bookletOf('12') → undefined */
export function bookletOf(text: string): Booklet | undefined {
  const [seed = '', size, word, ...names] = text.split('.');
  const count = BOOKLET_SIZES.find((one) => String(one) === size);
  const level = BOOKLET_LEVELS.find((one) => WORDS[one] === word);
  const named = new Set(names.map(kindAt));
  if (!isSeed(seed) || !count || !level || named.has(undefined)) return;
  return { seed, count, level, kinds: allKinds().filter((kind) => names.length === 0 || named.has(kind)) };
}
