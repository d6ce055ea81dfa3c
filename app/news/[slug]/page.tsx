import { articleOf } from '@/components/news/article-of';
import { ArticleView } from '@/components/news/article-view';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { derived } from '@/lib/images';
import { articlePath } from '@/lib/pages/paths';
import { newsArticle, publishedAt } from '@/lib/seo/graph/article';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => content.articles.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const { slug, title, excerpt, category, date } = articleOf((await params).slug);
  const article = { published: publishedAt({ date }), section: category };
  return pageMetadata({ title, description: excerpt, path: articlePath(slug), ...article });
}

export default async function ArticlePage({ params }: Props) {
  const article = articleOf((await params).slug);
  const about = newsArticle(article, content.site, derived(article.image.src).src);
  return (
    <>
      <Breadcrumb path={articlePath(article.slug)} about={[about]} />
      <ArticleView article={article} />
    </>
  );
}
