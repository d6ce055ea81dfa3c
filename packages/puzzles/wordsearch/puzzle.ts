/** Directions in which words may be hidden, as steps in rows and columns. */
export const WAYS = {
  across: [0, 1],
  down: [1, 0],
  diagonal: [1, 1],
  rising: [-1, 1],
  back: [0, -1],
  up: [-1, 0],
  'diagonal-back': [-1, -1],
  'rising-back': [1, -1],
} as const;

export type Way = keyof typeof WAYS;

export const WAY_NAMES: Record<Way, string> = {
  across: 'nach rechts',
  down: 'nach unten',
  diagonal: 'schräg nach unten',
  rising: 'schräg nach oben',
  back: 'rückwärts nach links',
  up: 'rückwärts nach oben',
  'diagonal-back': 'rückwärts schräg nach oben',
  'rising-back': 'rückwärts schräg nach unten',
};

/** First cell of a word, counted from 0, and its direction. */
export type Hidden = { word: string; row: number; column: number; way: Way };

export type WordSearch = { rows: string[]; hidden: Hidden[] };
