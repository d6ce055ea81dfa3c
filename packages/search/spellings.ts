import { fold } from './fold';
import type { Indexed } from './stored';
import { isIgnored, stem, wordsOf } from './words';

/** Words from titles, facts and content/search-words.yaml, as candidates for typos: openSpellings(index).as('vulkan') → 'Vulkan' */
export function openSpellings({ entries, same, general }: Omit<Indexed, 'terms' | 'postings' | 'short'>) {
  let read: Map<string, string> | undefined;
  const written = () => {
    read ??= new Map(
      [...entries.flatMap(({ title, note }) => [title, note]), ...same, ...general]
        .flatMap(wordsOf)
        .map((word) => [fold(word), word] as const)
        .filter(([folded]) => folded.length > 3 && !isIgnored(folded)),
    );
    return read;
  };
  return {
    /** Folded words. */
    words: () => [...written().keys()],
    as: (folded: string): string | undefined =>
      written().get(folded) ?? [...written()].find(([one]) => stem(one) === stem(folded))?.[1],
  };
}
