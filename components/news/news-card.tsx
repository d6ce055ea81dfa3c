import { MoreLink } from '@/components/ui/back-link';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import type { Article } from '@/lib/content/kinds';
import { articlePath } from '@/lib/paths';

type Props = { article: Article; flag?: string; sizes: string; level?: 2 | 3 };

/** Date, category, title, excerpt and the way to the article. Styled by the grid it stands in. */
export function NewsCard({ article, flag, sizes, level = 3 }: Props) {
  const { slug, title, excerpt, date, category, image } = article;
  const Heading = `h${level}` as const;
  return (
    <article className="sheet news-card" data-lifts="" data-large={flag ? '' : undefined}>
      <Picture image={image} sizes={sizes} fallback={{ kind: 'article', title }} />
      <div>
        <p className="meta">
          {flag && <Badge tone="sun">{flag}</Badge>}
          <Badge>{category}</Badge>
          <span>{date}</span>
        </p>
        <Heading>{title}</Heading>
        <p>{excerpt}</p>
        <MoreLink href={articlePath(slug)} about={title}>
          Weiterlesen
        </MoreLink>
      </div>
    </article>
  );
}
