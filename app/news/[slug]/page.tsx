import { startOfDay } from 'german/dates/offset';
import { notFound } from 'next/navigation';
import { ArticleView } from '@/components/news/article-view';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { derived } from '@/lib/images';
import { changedOn } from '@/lib/news/corrections';
import { paramsOf } from '@/lib/pages/params';
import { articlePath } from '@/lib/paths';
import { newsArticle, publishedAt } from '@/lib/seo/graph/article';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
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
  const path = articlePath(slug);
  const modified = startOfDay(changedOn(path, date.first, content));
  const article = { published: publishedAt({ date }), modified, section: category };
  return pageMetadata({ title, description: excerpt, path, ...article });
}

export default async function ArticlePage(props: Props) {
  const article = await articleOf(props);
  const changed = changedOn(articlePath(article.slug), article.date.first, content);
  const about = newsArticle(article, derived(article.image.src).src, changed);
  return (
    <>
      <JsonLd graph={pageGraph(articlePath(article.slug), about)} />
      <Breadcrumb path={articlePath(article.slug)} />
      <ArticleView article={article} />
    </>
  );
}
