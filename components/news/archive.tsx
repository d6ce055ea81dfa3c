import styled from 'styled-components';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { media, theme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { formatMonth } from '@/lib/events/months';
import type { ArchivedYear } from '@/lib/news/archive';
import { articlePath } from '@/lib/paths';

/** All articles of a year by month, without pictures however many there are, like the index of a volume. */
export function Archive({ months }: Pick<ArchivedYear, 'months'>) {
  return (
    <Root>
      {months.map(({ month, articles }) => (
        <section key={month} aria-labelledby={`monat-${month}`}>
          <h2 id={`monat-${month}`}>{formatMonth(month)}</h2>
          <ul role="list">
            {articles.map(({ slug, title, category, date }) => (
              <li key={slug}>
                <Link href={articlePath(slug)}>
                  <Words text={title} />
                </Link>
                <p>
                  <Badge>{category}</Badge> {date.text}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;
  section { padding-block: ${theme.space.m}; border-block-start: ${theme.line.double} double ${theme.color.ink}; }
  h2 { margin-block-end: ${theme.space.xs}; font-size: ${theme.type.h4}; }
  ${media.desktop} {
    section { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 3fr); column-gap: ${theme.space.l}; }
    h2 { padding-block: ${theme.space.xs}; }
  }
  li { position: relative; padding-block: ${theme.space.s}; }
  li + li { border-block-start: ${theme.line.hair} solid ${theme.alpha.lineStrong}; }
  a { color: ${theme.color.ink}; font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; text-decoration-color: transparent; }
  /* The whole line leads to its article. */
  a::after { content: ''; position: absolute; inset: 0; }
  a:focus { display: block; inline-size: fit-content; view-transition-name: article-title; }
  ${media.hover} { li:hover a { text-decoration-color: currentColor; } }
  p { margin-block-start: ${theme.space.xxs}; color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  ${media.desktop} {
    li { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); column-gap: ${theme.space.l}; align-items: baseline; }
    p { margin: 0; }
  }
  ${media.print} { li { break-inside: avoid; } h2 { break-after: avoid; } }
`;
