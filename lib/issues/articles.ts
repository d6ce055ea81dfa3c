import type { Article, Block, Issue } from 'content/kinds';

/** Position of a part of an article; `page` counts from 1, `piece` from 0. */
type Place = { page: number; piece: number };
export type ArticlePart = {
  blocks: Block[];
  /** Position of the previous and of the next part. */
  from?: Place;
  to?: Place;
  /** Whether the issue does not contain the rest of the article. */
  isCut: boolean;
};

/** Index after the nth paragraph: afterParagraphs(blocks, 2) → 4, if a heading and a picture precede the second paragraph */
export function afterParagraphs(blocks: readonly Block[], count: number): number {
  let left = count;
  const at = blocks.findIndex(({ type }) => type === 'paragraph' && --left === 0);
  return at < 0 ? blocks.length : at + 1;
}

/** The part of an article at a place: all of it, its beginning or its continuation (R-ISS-7):
 * partAt(issue, { page: 4, piece: 0 }, article) → { blocks, from: { page: 1, … }, … } */
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

/** Articles of the issue, without duplicates: articlesIn(issue, articles) → [volcano, owls] */
export const articlesIn = ({ pages, story }: Pick<Issue, 'pages' | 'story'>, articles: readonly Article[]) => {
  const named = pages.flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.type === 'article' ? piece.slug : [])));
  return [...new Set([story, ...named])].flatMap((slug) => articles.find((article) => article.slug === slug) ?? []);
};
