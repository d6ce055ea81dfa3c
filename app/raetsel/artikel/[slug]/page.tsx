import { notFound } from 'next/navigation';
import { withPuzzle } from 'puzzles/articles';
import { ArticlePuzzlePage } from '@/components/puzzles/article-puzzle-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { paramsOf } from '@/lib/pages/params';
import { articlePuzzlePath } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { articlePuzzleGraph } from '@/lib/seo/graph/puzzle';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

const articles = withPuzzle(content);
export const generateStaticParams = () =>
  paramsOf(
    'slug',
    articles.map(({ slug }) => slug),
  );

const articleOf = async ({ params }: Props) => {
  const { slug } = await params;
  return articles.find((article) => article.slug === slug) ?? notFound();
};

export const generateMetadata = async (props: Props) => metadataOf(articlePuzzlePath((await articleOf(props)).slug));

/** A crossword made of an article's words (R-PUZ-9). */
export default async function PuzzleOfArticle(props: Props) {
  const article = await articleOf(props);
  return (
    <>
      <JsonLd graph={pageGraph(articlePuzzlePath(article.slug), articlePuzzleGraph(content, article))} />
      <Breadcrumb path={articlePuzzlePath(article.slug)} />
      <ArticlePuzzlePage article={article} />
    </>
  );
}
