import type { Article, Block, Issue } from '@/lib/content/kinds';

/** Where a part of an article stands; `page` counts from 1, `piece` from 0. */
type Place = { page: number; piece: number };
export type ArticlePart = {
  blocks: Block[];
  /** Where the parts before and after it stand. */
  from?: Place;
  to?: Place;
  /** Whether the rest stands nowhere in this issue. */
  isCut: boolean;
};

/** afterParagraphs(blocks, 2) → 4, where a heading and a picture stand before the second paragraph */
function afterParagraphs(blocks: readonly Block[], count: number): number {
  let left = count;
  const at = blocks.findIndex(({ type }) => type === 'paragraph' && --left === 0);
  return at < 0 ? blocks.length : at + 1;
}

/** Whole, its beginning, or how it goes on (R-ISS-7): partAt(issue, { page: 4, piece: 0 }, article) → { blocks, from: { page: 1, … }, … } */
export function partAt(issue: Pick<Issue, 'pages'>, place: Place, { slug, content }: Article): ArticlePart {
  const named = issue.pages.flatMap(({ pieces }, at) =>
    pieces.flatMap((piece, nth) =>
      piece.type === 'article' && piece.slug === slug
        ? [{ page: at + 1, piece: nth, paragraphs: piece.paragraphs }]
        : [],
    ),
  );
  const turn = named.findIndex(({ page, piece }) => page === place.page && piece === place.piece);
  let start = 0;
  for (const { paragraphs } of named.slice(0, Math.max(turn, 0)))
    start += paragraphs ? afterParagraphs(content.slice(start), paragraphs) : content.length;
  const rest = content.slice(start);
  const paragraphs = named[turn]?.paragraphs;
  const blocks = paragraphs ? rest.slice(0, afterParagraphs(rest, paragraphs)) : rest;
  const [before, after] = [named[turn - 1], named[turn + 1]];
  return {
    blocks,
    ...(before && { from: { page: before.page, piece: before.piece } }),
    ...(after && { to: { page: after.page, piece: after.piece } }),
    isCut: !after && blocks.length < rest.length,
  };
}

/** That stand in it, each once: articlesIn(issue, articles) → [volcano, owls] */
export const articlesIn = ({ pages, story }: Pick<Issue, 'pages' | 'story'>, articles: readonly Article[]) => {
  const named = pages.flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.type === 'article' ? piece.slug : [])));
  return [...new Set([story, ...named])].flatMap((slug) => articles.find((article) => article.slug === slug) ?? []);
};
