import type { Article, Content, Issue, PieceOfType, PieceType } from 'content/kinds';
import { PLACES, type PlaceName } from 'content/school-parts';
import { articlesIn } from '@/lib/issues/articles';

/** Page numbers count from 1. */
type Place = { pages: number[]; title: string };
export type Places = Partial<Record<PlaceName, Place>>;

/** Issues with a pack, which all of a class can read: withPack(content) → [issue48, issue47] */
export const withPack = ({ issues }: Pick<Content, 'issues'>) => issues.filter(({ open }) => open);

type ArticlePart = { page: number; piece: number; pages: number[] };

/** Where the article's parts stand; a story fills two facing pages:
 * articleParts(issue, 'eulen') → [{ page: 1, piece: 0, pages: [1] }, { page: 4, piece: 0, pages: [4, 5] }] */
export const articleParts = ({ pages }: Pick<Issue, 'pages'>, slug: string): ArticlePart[] =>
  pages.flatMap(({ template, pieces }, at) => {
    const piece = pieces.findIndex((one) => one.type === 'article' && one.slug === slug);
    const page = at + 1;
    const isSpread = template === 'story' && page % 2 === 0 && pages[page]?.template === template;
    return piece < 0 ? [] : { page, piece, pages: isSpread ? [page, page + 1] : [page] };
  });

/** The article that the class works with: the story, or the first one with a worksheet if the story has none:
 * packArticle(content, issue) → { slug: 'wie-ein-vulkan-ausbricht', … } */
export function packArticle({ articles, worksheets }: Content, issue: Issue): Article | undefined {
  const printed = articlesIn(issue, articles);
  return printed.find(({ slug }) => worksheets.some((sheet) => sheet.slug === slug)) ?? printed[0];
}

/** The first piece of a kind that `titleOf` knows, with its page. */
function firstPiece<Type extends PieceType>(
  { pages }: Pick<Issue, 'pages'>,
  type: Type,
  titleOf: (piece: PieceOfType<Type>) => string | undefined,
): Place | undefined {
  for (const [at, { pieces }] of pages.entries())
    for (const piece of pieces) {
      const title = piece.type === type ? titleOf(piece as PieceOfType<Type>) : undefined;
      if (title) return { pages: [at + 1], title };
    }
  return undefined;
}

/** What steps of the plan may name, as far as the issue has it:
 * placesOf(content, issue) → { front: { pages: [1], title: 'Vorsicht, heiß!' }, story: { pages: [1, 4, 5], … }, … } */
export function placesOf(content: Content, issue: Issue): Places {
  const { articles, printed } = content;
  const story = packArticle(content, issue);
  const placed = (article: Article | undefined): Place | undefined => {
    const pages = article ? articleParts(issue, article.slug).flatMap((part) => part.pages) : [];
    return article && pages.length > 0 ? { pages, title: article.title } : undefined;
  };
  const front = { pages: [1], title: issue.motto };
  const found: Record<Exclude<PlaceName, 'words'>, Place | undefined> = {
    front,
    story: placed(story) ?? front,
    article: articlesIn(issue, articles)
      .filter((article) => article !== story)
      .map(placed)
      .find(Boolean),
    quiz: firstPiece(issue, 'quiz', ({ slug }) => articles.find((one) => one.slug === slug)?.title),
    debate: firstPiece(issue, 'debate', ({ slug }) => printed.debates.find((one) => one.slug === slug)?.title),
    question: firstPiece(issue, 'question', ({ slug }) => printed.questions.find((one) => one.slug === slug)?.question),
    jokes: firstPiece(issue, 'jokes', () => PLACES.jokes),
  };
  return Object.fromEntries(Object.entries(found).filter(([, place]) => place));
}
