import { derived } from '@/lib/images';
import type { Pairs } from '@/lib/puzzles/pairs/puzzle';

/** Replaces the file of each motif by the address of its smallest picture. */
export const withAddresses = (puzzle: Pairs): Pairs => ({
  ...puzzle,
  motifs: puzzle.motifs.map(({ name, src }) => ({ name, src: derived(src).srcSet.webp.split(' ')[0] ?? '' })),
});
