import type { Content } from 'content/kinds';
import { openIndex } from 'search/engine';
import { searchIndex } from '@/lib/search/build';

/** Searches a site with an index that went through JSON, as in the browser. */
export function searchOf(content: Content) {
  const stored = JSON.parse(
    JSON.stringify(searchIndex(content, (src) => ({ src: `/pictures/${src}`, width: 1200, height: 675 }))),
  );
  const open = openIndex(stored);
  const answers = new Map<string, ReturnType<typeof open>>();
  /** Cached, as several tests look at the same result. */
  const ask = (question: string) => {
    const answer = answers.get(question) ?? open(question);
    answers.set(question, answer);
    return answer;
  };
  /** The first places a visitor sees: the answer's target, then the results in order. */
  const firstPlaces = (question: string, count = 3): string[] => {
    const { answer, found } = ask(question);
    return [...(answer ? [answer.link.href] : []), ...found.map(({ path }) => path)].slice(0, count);
  };
  return { stored, ask, firstPlaces };
}
