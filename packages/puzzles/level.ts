export const LEVELS = ['easy', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export const LEVEL_NAMES: Record<Level, string> = { easy: 'Leicht', hard: 'Knifflig' };
