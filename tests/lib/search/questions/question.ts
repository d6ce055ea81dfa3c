/** A question and the places that answer it: one must be among the first three results, counting an answer box as the
 * first. A place without anchor and query stands for the whole page. */
export type Question = readonly [question: string, ...places: string[]];
