import type { Entry } from 'search/found';

/** An entry before its picture is resolved and its words are weighted. */
export type Draft = Omit<Entry, 'excerpt' | 'image'> & {
  /** Searched completely; only its beginning is shown. */
  text: string;
  keywords?: string;
  /** Words of minor weight, such as directions. */
  aside?: string;
  /** Path below content/pictures. */
  image?: string | undefined;
  /** Relative weight, 1 by default. */
  weight?: number;
};

/** page('/agb/', 'AGB', 'Rechtliches', 'Diese …') → { kind: 'page', path: '/agb/', title: 'AGB', … } */
export const page = (path: string, title: string, note: string, text: string, more: Partial<Draft> = {}): Draft => ({
  kind: 'page',
  path,
  title,
  note,
  text,
  ...more,
});

/** Omits placeholders of the publisher: markdownToLine('**Preis:** siehe [AGB](/agb/)') → 'Preis: siehe AGB' */
export const markdownToLine = (markdown: string) =>
  markdown
    .replaceAll('[vom Verlag einzutragen]', '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\?[*_#]|^\s*(?:-|\d+\.)\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
