import { derived } from '@/lib/images';
import type { Pairs } from '@/lib/puzzles/pairs/puzzle';

/** The smallest picture of each motif in place of its file below content/pictures. */
export const withAddresses = (puzzle: Pairs): Pairs => ({
  ...puzzle,
  motifs: puzzle.motifs.map(({ name, src }) => ({ name, src: derived(src).srcSet.webp.split(' ')[0] ?? '' })),
});
