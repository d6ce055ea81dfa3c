import type { AskedQuestion } from '@/lib/content/kinds';

/** As many as stand in a row on a desk. */
const NEXT = 3;

/** Those that come after it in the list, from its beginning again at the end: nextQuestions([a, b, c, d, e], d) → [e, a, b] */
export function nextQuestions(questions: readonly AskedQuestion[], asked: AskedQuestion): AskedQuestion[] {
  const at = questions.indexOf(asked);
  return [...questions.slice(at + 1), ...questions.slice(0, at)].slice(0, NEXT);
}
