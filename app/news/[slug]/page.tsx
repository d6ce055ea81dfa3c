import { notFound } from 'next/navigation';
import { ArticleView } from '@/components/news/article-view';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { derived } from '@/lib/images';
import { paramsOf } from '@/lib/pages/params';
import { articlePath } from '@/lib/pages/paths';
import { newsArticle, publishedAt } from '@/lib/seo/graph/article';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

const slugs = content.articles.map(({ slug }) => slug);
export const generateStaticParams = () => paramsOf('slug', slugs);

const articleOf = async ({ params }: Props) => {
  const { slug } = await params;
  return content.articles.find((article) => article.slug === slug) ?? notFound();
};

export async function generateMetadata(props: Props) {
  const { slug, title, excerpt, category, date } = await articleOf(props);
  const article = { published: publishedAt({ date }), section: category };
  return pageMetadata({ title, description: excerpt, path: articlePath(slug), ...article });
}

export default async function ArticlePage(props: Props) {
  const article = await articleOf(props);
  const about = newsArticle(article, derived(article.image.src).src);
  return (
    <>
      <Breadcrumb path={articlePath(article.slug)} about={[about]} />
      <ArticleView article={article} />
    </>
  );
}
