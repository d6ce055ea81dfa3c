import styled from 'styled-components';
import { MoreLink } from '@/components/ui/back-link';
import { Picture } from '@/components/ui/picture';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { colouringFile } from '@/lib/paths';

/** Line drawings, each of which fills a printed sheet (R-LAST-6). */
export function Colouring() {
  const { heading, intro, print } = content.lists.lastPage.colouring;
  if (content.colouring.length === 0) return null;
  return (
    <Root aria-labelledby="ausmalen" className="no-print">
      <h2 id="ausmalen">{heading}</h2>
      <p>{intro}</p>
      <ul role="list">
        {content.colouring.map(({ title, ...image }) => (
          <li key={image.src}>
            <Picture image={image} sizes="(width >= 62rem) 17rem, 45vw" fallback={{ kind: 'article', title }} />
            <h3>{title}</h3>
            <MoreLink href={colouringFile(image.src)} about={title}>
              {print}
            </MoreLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.section`
  > p { max-inline-size: ${theme.width.text}; margin-block-end: ${theme.space.l}; }
  ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(max(8em, 40%), 100%), 1fr)); gap: ${theme.space.xl} ${theme.space.l}; }
  ${media.desktop} { ul { grid-template-columns: repeat(4, 1fr); } }
  li { display: grid; grid-template: auto 1fr auto / minmax(0, 1fr); gap: ${theme.space.xs}; justify-items: start; }
  /* Sheets of paper, white by night as well. */
  picture { border: ${theme.line.hair} solid ${theme.alpha.lineStrong}; background: ${theme.color.newsprint}; box-shadow: ${theme.shadow.lift}; rotate: -1deg; }
  li:nth-of-type(even) picture { rotate: 1deg; }
  h3 { margin-block-start: ${theme.space.xs}; font-size: ${theme.type.h4}; }
`;
