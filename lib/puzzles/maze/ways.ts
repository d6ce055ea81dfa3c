import type { Way } from './puzzle';

export const WAY_NAMES = { up: 'oben', right: 'rechts', down: 'unten', left: 'links' } as const satisfies Record<
  Way,
  string
>;
