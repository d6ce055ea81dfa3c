import type { Question } from './question';

/** Sixty questions written when the search stood, by somebody who knew the pages and had seen neither its code nor the others. */
export const fourth: Question[] = [];
