/**
 * A question, and the places that answer it: one of them must be among the first three that are shown, an answer box
 * counting as the first. A place without an anchor and without a query stands for the whole page.
 */
export type Question = readonly [question: string, ...places: string[]];
