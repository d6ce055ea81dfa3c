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

/** Every number of a span, so that who looks for one within it finds it: spanOf('6 bis 9 Jahre') → '6 7 8 9', spanOf('ab 8 Jahren') → '8'. */
export function spanOf(text: string): string {
  const [from, to = from] = (text.match(/\d+/g) ?? []).map(Number);
  if (from === undefined || to === undefined || to < from || to - from > 20) return '';
  return Array.from({ length: to - from + 1 }, (_, step) => from + step).join(' ');
}

/** From this number on a game is one for many. */
const MANY = 8;

/** How many may play, as one looks for it: playersOf('4 bis 10 Spieler') → '4 5 6 7 8 9 10 viele', playersOf('1 Kind oder mehr') → '1 2 … 8 viele'. */
export function playersOf(text: string): string {
  const players = /mehr/.test(text) ? `${text} ${MANY}` : text;
  const most = Math.max(0, ...(players.match(/\d+/g) ?? []).map(Number));
  return most >= MANY ? `${spanOf(players)} viele` : spanOf(players);
}
