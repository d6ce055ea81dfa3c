/** R-SCH-21: a lesson at school, and so all the steps of an idea together. */
export const LESSON_MINUTES = 45;
