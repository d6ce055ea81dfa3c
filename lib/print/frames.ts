import type { Piece } from 'content/kinds';

type Named = { word: string; of?: Piece['type']; field?: string };

/** Name of each template frame for editors, and the field of its text if all its pieces are of one type. */
const FRAMES: Record<string, Named> = {
  lead: { word: 'Artikel', of: 'article', field: 'slug' },
  second: { word: 'Nachricht am Fuß' },
  side: { word: 'Randspalte' },
  shorts: { word: 'kurze Nachrichten', of: 'short', field: 'text' },
  short: { word: 'kurze Nachricht', of: 'short', field: 'text' },
  story: { word: 'Titelgeschichte', of: 'article', field: 'slug' },
  margin: { word: 'Rand der Titelgeschichte' },
  facing: { word: 'rechte Seite der Titelgeschichte' },
  game: { word: 'Spiel', of: 'game', field: 'id' },
  shelf: { word: 'Bücher', of: 'book', field: 'id' },
  steps: { word: 'Experiment', of: 'experiment', field: 'steps' },
  why: { word: 'Warum das so ist', of: 'experiment', field: 'why' },
  riddles: { word: 'Rätsel', of: 'riddle', field: 'question' },
  briefs: { word: 'Kurz gemeldet', of: 'briefs', field: 'titles' },
  debate: { word: 'Streitfrage', of: 'debate', field: 'slug' },
  people: { word: 'Porträt', of: 'article', field: 'slug' },
  questions: { word: 'Fragen', of: 'question', field: 'slug' },
  comic: { word: 'letzte Seite', of: 'comic', field: 'slug' },
  event: { word: 'erste Veranstaltung', of: 'event', field: 'id' },
};

/** frameWord('lead') → 'Artikel' */
export const frameWord = (id: string) => FRAMES[id]?.word ?? id;

/** Field to edit: of the first piece of the frame's type, else the page's pieces:
 * fieldOf('shorts', 1, [{ type: 'article', n: 0 }, { type: 'short', n: 1 }]) → 'pages[1].pieces[2].text' */
export function fieldOf(id: string, page: number, pieces: readonly { type: Piece['type']; n: number }[]): string {
  const { of, field } = FRAMES[id] ?? {};
  const piece = pieces.find(({ type }) => type === of);
  return `pages[${page}].pieces${piece ? `[${piece.n + 1}].${field}` : ''}`;
}
