import type { Content, Issue, Piece } from 'content/kinds';
import { pieceTitle } from 'content/pieces';

/** The print edition has room for this many of an article's questions. */
export const PRINTED_QUESTIONS = 3;

type ContentsEntry = { title: string; piece: number };
export type ContentsPage = { page: number; section: string; entries: ContentsEntry[] };

/** An article is on the page with most of it (R-ISS-6): contentsOf(issue, content) → [{ page: 2, section: '…', entries: [{ title: '…', … }] }, …] */
export const contentsOf = ({ pages }: Pick<Issue, 'pages'>, content: Content): ContentsPage[] =>
  pages.map(({ section, pieces }, at) => ({
    page: at + 1,
    section,
    entries: pieces.flatMap((piece, nth) => {
      const isBeginning = piece.type === 'article' && piece.paragraphs !== undefined;
      const title = isBeginning ? undefined : pieceTitle(piece, content);
      return title ? [{ title, piece: nth }] : [];
    }),
  }));

/** Headlines for descriptions, lead story first: headlinesOf(issue, content) → ['Wie ein Vulkan ausbricht', 'Grüne Papageien', …] */
export function headlinesOf(issue: Issue, content: Content): string[] {
  const story = content.articles.find(({ slug }) => slug === issue.story)?.title;
  const others = issue.contents
    ? issue.contents.map(({ title }) => title)
    : contentsOf(issue, content).flatMap(({ entries }) => entries.slice(0, 1).map(({ title }) => title));
  return [...new Set([...(story ? [story] : []), ...others])];
}

/** Its easy text: simpleOf({ type: 'short', simple: 'Es ist Winter. …', … }) → 'Es ist Winter. …' */
export const simpleOf = (piece: Piece) => ('simple' in piece ? piece.simple : undefined);
