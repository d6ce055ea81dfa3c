/** „Leicht“ and „Knifflig“. */
export const LEVELS = ['easy', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
