import type { Way } from '@/lib/puzzles/maze/puzzle';

export const WAY_NAMES = { up: 'oben', right: 'rechts', down: 'unten', left: 'links' } as const satisfies Record<
  Way,
  string
>;
