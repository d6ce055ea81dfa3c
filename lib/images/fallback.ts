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

export type Placeholder = (typeof PLACEHOLDERS)[number];

// Excludes Buchen (beeches) and Buchstaben (letters).
const TOPICS = [
  { placeholder: 'article-maerchen', words: /märchen|maerchen|froschkönig|froschkoenig|fairy/i },
  { placeholder: 'article-cover', words: /cover|umschlag|titelbild|titelseite/i },
  { placeholder: 'article-buch', words: /buch(?!e\b|en\b|stab|ung)|bücher|buecher|\bbooks?\b/i },
] as const satisfies { placeholder: Placeholder; words: RegExp }[];

/** R-FLT-5: fallbackFor('article', 'articles/eule.webp', 'Ein Märchen aus dem Wald') → 'article-maerchen' */
export function fallbackFor(kind: 'book' | 'game' | 'event' | 'article', src: string, title: string): Placeholder {
  if (kind !== 'article') return kind;
  const file = src.slice(src.lastIndexOf('/') + 1);
  return TOPICS.find(({ words }) => words.test(file) || words.test(title))?.placeholder ?? 'article';
}
