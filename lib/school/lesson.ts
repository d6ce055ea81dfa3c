/** R-SCH-21: a school lesson, and the sum of an idea's steps. */
export const LESSON_MINUTES = 45;
