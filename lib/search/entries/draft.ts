import type { Players } from '@/lib/content/values/counts';
import type { Kind } from '@/lib/search/found';

/** Something that can be found, before its picture is looked up and its words are counted. */
export type Draft = {
  kind: Kind;
  title: string;
  path: string;
  /** One line of facts; searched too. */
  note: string;
  /** Its beginning is shown; all of it is searched. */
  text: string;
  /** Further words it is found by. */
  keywords?: string;
  /** Words it is found by where nothing says more: how to get there. */
  aside?: string;
  /** Below content/pictures. */
  image?: string | undefined;
  /** How much it counts beside the others; 1 unless it says so. */
  weight?: number;
  /** A part of the page its path names: of a page and its parts the best is shown. */
  isPart?: boolean;
  /** Its text answers a question, so it is shown as a whole. */
  answers?: boolean;
};

export const page = (path: string, title: string, note: string, text: string, more: Partial<Draft> = {}): Draft => ({
  kind: 'page',
  path,
  title,
  note,
  text,
  ...more,
});

/** Markdown as it reads: plainText('**Preis:** siehe [AGB](/agb/)') → 'Preis: siehe AGB'. What the publisher owes is left out. */
export const plainText = (markdown: string) =>
  markdown
    .replaceAll('[vom Verlag einzutragen]', '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\?[*_#]|^\s*(?:-|\d+\.)\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Every number of a span, so that who looks for one within it finds it: 6 to 9 → '6 7 8 9', 8 alone → '8'. */
export function spanOf({ from, to = from }: { from?: number; to?: number } = {}): string {
  if (from === undefined || to === undefined || to < from || to - from > 20) return '';
  return Array.from({ length: to - from + 1 }, (_, step) => from + step).join(' ');
}

/** From this number on a game is one for many. */
const MANY = 8;

/** How many may play, as one looks for it: of '4 bis 10 Spieler' '4 5 6 7 8 9 10 viele', of '1 Kind oder mehr' '1 2 … 8 viele'. */
export function playersOf({ from, to = from, orMore }: Players): string {
  const most = orMore ? Math.max(to, MANY) : to;
  return most >= MANY ? `${spanOf({ from, to: most })} viele` : spanOf({ from, to: most });
}
