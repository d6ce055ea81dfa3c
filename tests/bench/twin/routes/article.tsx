import { useParams } from 'react-router';
import { ArticleView } from '@/components/news/article-view';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { articlePath } from '@/lib/pages/paths';
import { content } from '../content';

export function Component() {
  const { slug } = useParams();
  const article = content.articles.find((candidate) => candidate.slug === slug);
  return (
    article && (
      <>
        <Breadcrumb path={articlePath(article.slug)} />
        <ArticleView article={article} />
      </>
    )
  );
}
