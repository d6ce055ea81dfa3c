import type { Article, Block, Content, Issue, Piece } from '@/lib/content/kinds';
import { isFigure } from '@/lib/news/figures';
import { readingMinutes } from '@/lib/news/reading';
import { required } from './found';

/** An article's own figures are not printed; the issue names those of its print edition, so that closed pages stay closed. */
const isText = (block: Block) => !isFigure(block);
const isRunning = (block: Block) => block.type !== 'highlight' && isText(block);

/** Index after the first `count` paragraphs: cutAt([heading, paragraph, paragraph], 1) → 2 */
function cutAt(blocks: Article['content'], count: number): number {
  let seen = 0;
  const at = blocks.findIndex(({ type }) => type === 'paragraph' && ++seen === count);
  return at < 0 ? blocks.length : at + 1;
}

/** Page number of another part of the article. `matches` gets the index, counted from 0; the result counts from 1. */
const pageOf = (issue: Issue, slug: string, matches: (at: number) => boolean) => {
  const at = issue.pages.findIndex(
    ({ pieces }, index) => matches(index) && pieces.some((piece) => piece.type === 'article' && piece.slug === slug),
  );
  return at < 0 ? undefined : at + 1;
};

/** If not all pages of an issue are here, its table of contents knows the page. */
const listedPage = (issue: Issue, title: string) =>
  issue.contents?.find((entry) => entry.title.startsWith(title))?.page;

/** The article's blocks on this page, and the pages of the other parts:
 * articlePiece(content, issue, 1, piece) → { title: '…', minutes: 5, blocks: […], continuesOn: 4 } */
export function articlePiece(content: Content, issue: Issue, at: number, piece: Piece & { type: 'article' }) {
  const article = required(
    content.articles.find(({ slug }) => slug === piece.slug),
    `Artikel ${piece.slug}`,
  );
  const text = article.content.filter(isText);
  const start = issue.pages
    .slice(0, at)
    .flatMap(({ pieces }) => pieces)
    .find((other) => other.type === 'article' && other.slug === piece.slug && other.paragraphs !== undefined);
  const from = start?.type === 'article' && start.paragraphs ? cutAt(text, start.paragraphs) : 0;
  const to = piece.paragraphs === undefined ? text.length : cutAt(text, piece.paragraphs);
  const figures = (piece.figures ?? []).map((figure) => ({ type: 'image' as const, ...figure }));
  const { slug, title, excerpt, category, image } = article;
  return {
    slug,
    file: `articles/${slug}.yaml`,
    title,
    excerpt,
    category,
    image,
    minutes: readingMinutes(article),
    // A beginning contains only running text; other blocks go with the rest.
    blocks:
      piece.paragraphs === undefined
        ? [...text.slice(0, from).filter((block) => !isRunning(block)), ...text.slice(from), ...figures]
        : text.slice(from, Math.max(from, to)).filter(isRunning),
    // For an article printed in two parts.
    continuesOn:
      to < text.length ? (pageOf(issue, slug, (index) => index > at) ?? listedPage(issue, title)) : undefined,
    continuedFrom: from > 0 ? pageOf(issue, slug, (index) => index < at) : undefined,
  };
}
