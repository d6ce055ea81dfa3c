import MiniSearch from 'minisearch';
import type { Content } from '@/lib/content/kinds';
import { OPTIONS } from './engine';
import { draftEntries, excerptOf } from './entries';
import { fold } from './fold';
import type { Searched } from './found';
import { compoundTails, isIgnored, nounsIn, stem } from './words';

/**
 * The search index of the whole site as JSON, for /suche/index.json.
 *
 * @param thumbnail gives the address and size of the small picture beside a result
 */
export function searchIndex(content: Content, thumbnail: (src: string) => Searched['image']): string {
  const drafts = draftEntries(content);
  const nouns = nounsIn(drafts.flatMap(({ title, text, keywords = '' }) => [title, text, keywords]));
  const index = new MiniSearch<Searched>({
    ...OPTIONS,
    processTerm(word) {
      if (isIgnored(fold(word))) return null;
      const term = stem(word);
      return [term, ...compoundTails(term, nouns)];
    },
  });
  index.addAll(
    drafts.map((draft, id) => ({
      id,
      kind: draft.kind,
      title: draft.title,
      path: draft.path,
      note: draft.note,
      excerpt: excerptOf(draft),
      image: draft.image ? thumbnail(draft.image) : undefined,
      keywords: draft.keywords ?? '',
      text: draft.text,
    })),
  );
  return JSON.stringify(index);
}
