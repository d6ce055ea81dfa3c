import 'server-only';
import { derived } from './index';

/** Files in content/pictures/placeholders. */
export const PLACEHOLDERS = [
  'book',
  'game',
  'event',
  'article',
  'article-maerchen',
  'article-buch',
  'article-cover',
] as const;

type Placeholder = (typeof PLACEHOLDERS)[number];
type Kind = 'book' | 'game' | 'event' | 'article';

// Excludes Buchen (beeches) and Buchstaben (letters).
const TOPICS = [
  { placeholder: 'article-maerchen', words: /märchen|maerchen|froschkönig|froschkoenig|fairy/i },
  { placeholder: 'article-cover', words: /cover|umschlag|titelbild|titelseite/i },
  { placeholder: 'article-buch', words: /buch(?!e\b|en\b|stab|ung)|bücher|buecher|\bbooks?\b/i },
] as const satisfies { placeholder: Placeholder; words: RegExp }[];

/** R-FLT-5: fallbackFor('article', 'articles/eule.webp', 'Ein Märchen aus dem Wald') → 'article-maerchen' */
export function fallbackFor(kind: Kind, src: string, title: string): Placeholder {
  if (kind !== 'article') return kind;
  const file = src.slice(src.lastIndexOf('/') + 1);
  return TOPICS.find(({ words }) => words.test(file) || words.test(title))?.placeholder ?? 'article';
}

type Shown = {
  kind: Kind;
  src: string;
  title: string;
  id?: number | string | undefined;
};

/** Fallback for a picture that fails to load and, for a book, the data to report (R-FLT-5): → { 'data-fallback': '/pictures/1f2e3d4c-540.webp' } */
export const fallbackOf = ({ kind, src, title, id }: Shown) => ({
  'data-fallback': derived(`placeholders/${fallbackFor(kind, src, title)}.svg`).src,
  ...(kind === 'book' && { 'data-id': id, 'data-title': title }),
});
