import type { Players } from 'content/values/counts';
import type { Entry } from '../found';

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

/** All numbers of a range, so that each is found: spanOf({ from: 6, to: 9 }) → '6 7 8 9', spanOf({ from: 8 }) → '8' */
function spanOf({ from, to = from }: { from?: number; to?: number } = {}): string {
  if (from === undefined || to === undefined || to < from || to - from > 20) return '';
  return Array.from({ length: to - from + 1 }, (_, step) => from + step).join(' ');
}

const MANY = 8;

/** playersOf({ from: 4, to: 10 }) → '4 5 6 7 8 9 10 viele', playersOf({ from: 1, orMore: true }) → '1 2 3 4 5 6 7 8 viele' */
export function playersOf({ from, to = from, orMore }: Players): string {
  const most = orMore ? Math.max(to, MANY) : to;
  return most >= MANY ? `${spanOf({ from, to: most })} viele` : spanOf({ from, to: most });
}
