/** R-SCH-21: a school lesson, and the sum of an idea's steps. */
export const LESSON_MINUTES = 45;

/** Minutes of a day of the week's plan (R-SCH-30). */
export const DAY_MINUTES = 15;
export const SCHOOL_DAYS = 5;

/** Places in an issue that a step of the plan may name; an issue has the first two for certain. */
export const PLACES = {
  front: 'Titelseite',
  story: 'Der Artikel des Arbeitsblatts, sonst die Titelgeschichte',
  article: 'Ein weiterer Artikel',
  quiz: 'Quiz',
  words: 'Wo die Wörter der Woche stehen',
  debate: 'Streitfrage',
  question: 'Eine Frage eines Kindes',
  jokes: 'Witze',
} as const;

export type PlaceName = keyof typeof PLACES;
export const CERTAIN: readonly PlaceName[] = ['front', 'story'];

/** Parts of the pack besides the plan, in their order. */
export const SHEETS = {
  worksheet: 'Arbeitsblatt',
  before: 'Stimmzettel für vorher',
  after: 'Stimmzettel für nachher',
  count: 'Zählbogen',
  words: 'Wörter der Woche',
  puzzle: 'Rätsel',
  solutions: 'Lösungen',
} as const;

export type SheetName = keyof typeof SHEETS;

/** A function, so that tree shaking can drop the names: allSheets() → ['worksheet', …] */
export const allSheets = () => Object.keys(SHEETS) as SheetName[];
