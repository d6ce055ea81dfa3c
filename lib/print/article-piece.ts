import type { Content, Issue, Piece } from 'content/kinds';
import { requiredEntry } from 'content/references';
import { afterParagraphs } from '@/lib/issues/articles';
import { partOf, textsIn } from '@/lib/news/blocks';
import { readingMinutes } from '@/lib/news/reading';

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

/** Without its own figures: the issue names those of its print edition, so that closed pages stay closed.
 * articlePiece(content, issue, 1, piece) → { title: '…', minutes: 5, running: […], asides: […], continuesOn: 4 } */
export function articlePiece(content: Content, issue: Issue, at: number, piece: Piece & { type: 'article' }) {
  const article = requiredEntry(content, 'articles', piece.slug);
  const standing = (place: 'text' | 'aside') => article.content.filter((block) => partOf(block).stands === place);
  const running = standing('text');
  const start = issue.pages
    .slice(0, at)
    .flatMap(({ pieces }) => pieces)
    .find((other) => other.type === 'article' && other.slug === piece.slug && other.paragraphs !== undefined);
  const from = start?.type === 'article' && start.paragraphs ? afterParagraphs(running, start.paragraphs) : 0;
  const isBeginning = piece.paragraphs !== undefined;
  const to = piece.paragraphs === undefined ? running.length : afterParagraphs(running, piece.paragraphs);
  const { slug, title, excerpt, category, image } = article;
  return {
    slug,
    file: `articles/${slug}.yaml`,
    title,
    excerpt,
    category,
    image,
    minutes: readingMinutes(article),
    running: textsIn(running.slice(from, Math.max(from, to))).map(({ text, isLabel }) => ({
      type: isLabel ? 'heading' : 'paragraph',
      text,
    })),
    // A beginning contains only running text; everything else goes with the rest.
    asides: isBeginning ? [] : standing('aside'),
    figures: isBeginning ? [] : (piece.figures ?? []),
    // For an article printed in two parts.
    continuesOn:
      to < running.length ? (pageOf(issue, slug, (index) => index > at) ?? listedPage(issue, title)) : undefined,
    continuedFrom: from > 0 ? pageOf(issue, slug, (index) => index < at) : undefined,
  };
}
