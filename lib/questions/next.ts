import type { AskedQuestion } from '@/lib/content/kinds';

/** Fills one row on desktop. */
const NEXT = 3;

/** The next questions of the list, wrapping around: nextQuestions([a, b, c, d, e], d) → [e, a, b] */
export function nextQuestions(questions: readonly AskedQuestion[], asked: AskedQuestion): AskedQuestion[] {
  const at = questions.indexOf(asked);
  return [...questions.slice(at + 1), ...questions.slice(0, at)].slice(0, NEXT);
}
