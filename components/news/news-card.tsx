import type { Article } from 'content/kinds';
import type { ComponentProps } from 'react';
import { MoreLink } from '@/components/ui/back-link';
import { Badge } from '@/components/ui/badge';
import { Picture, ROW_PICTURE } from '@/components/ui/picture';
import { articlePath } from '@/lib/paths';

type Props = {
  article: Article;
  flag?: string;
  /** Width of its picture except on phones, as a `sizes` list: '(width >= 40rem) 36rem' */
  sizes: string;
  /** On phones a row: a small picture beside the text. */
  isRow: boolean;
  level?: 2 | 3;
} & Pick<ComponentProps<typeof Picture>, 'eager'>;

/** Date, category, title, excerpt and link of an article. The grid around it includes its styles, except for
 * those of `sheet`, which every page has. */
export function NewsCard({ article, flag, sizes, isRow, level = 3, eager }: Props) {
  const { slug, title, excerpt, date, category, image } = article;
  const Heading = `h${level}` as const;
  return (
    <article className="sheet news-card" data-lifts="" data-large={flag && ''} data-row={isRow ? '' : undefined}>
      <Picture
        image={image}
        sizes={`${sizes}, ${isRow ? ROW_PICTURE : '92vw'}`}
        eager={eager}
        fallback={{ kind: 'article', title }}
      />
      <div>
        <p className="meta">
          {flag && <Badge tone="sun">{flag}</Badge>}
          <Badge>{category}</Badge>
          <span>{date.text}</span>
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
