import type { Content } from '@/lib/content/kinds';
import { readContent } from '@/lib/content/read';
import { searchIndex } from '@/lib/search/build';
import { openIndex } from '@/lib/search/engine';

export const content = readContent('content').content as Content;

/** The index as it travels: what JSON cannot say is lost on the way. */
export const stored = JSON.parse(
  JSON.stringify(searchIndex(content, (src) => ({ src: `/pictures/${src}`, width: 1200, height: 675 }))),
);

export const ask = openIndex(stored);

/** The places a visitor sees first: of an answer where it leads, then the results in their order. */
export function firstPlaces(question: string, count = 3): string[] {
  const { answer, found } = ask(question);
  return [...(answer ? [answer.link.href] : []), ...found.map(({ path }) => path)].slice(0, count);
}
