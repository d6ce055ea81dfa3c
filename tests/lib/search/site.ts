import type { Content } from '@/lib/content/kinds';
import { searchIndex } from '@/lib/search/build';
import { openIndex } from '@/lib/search/engine';

/** The search of a site, with its index as it travels: what JSON cannot say is lost on the way. */
export function searchOf(content: Content) {
  const stored = JSON.parse(
    JSON.stringify(searchIndex(content, (src) => ({ src: `/pictures/${src}`, width: 1200, height: 675 }))),
  );
  const open = openIndex(stored);
  const answers = new Map<string, ReturnType<typeof open>>();
  /** Asked once, however many tests look at the answer. */
  const ask = (question: string) => {
    const answer = answers.get(question) ?? open(question);
    answers.set(question, answer);
    return answer;
  };
  /** The places a visitor sees first: of an answer where it leads, then the results in their order. */
  const firstPlaces = (question: string, count = 3): string[] => {
    const { answer, found } = ask(question);
    return [...(answer ? [answer.link.href] : []), ...found.map(({ path }) => path)].slice(0, count);
  };
  return { stored, ask, firstPlaces };
}
