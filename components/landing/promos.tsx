import type { Landing } from 'content/kinds';
import { today } from 'german/dates/day';
import styled from 'styled-components';
import { CurrentIssue } from '@/components/issue/current-issue';
import { MoreLink } from '@/components/ui/back-link';
import { Picture } from '@/components/ui/picture';
import { strip } from '@/components/ui/styles/strip';
import { media, theme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import { newestOpen } from '@/lib/issues/shelf';

/** Current issue, free samples, welcome gift (R-LAND-3). */
export function Promos({ promos }: { promos: Landing['promos'] }) {
  const current = newestOpen(content.issues, today());
  return (
    <Root aria-label="Auf einen Blick">
      <ul role="list" data-rise="">
        {promos.map(({ id, title, text, link, image }) => (
          <li key={id} id={id} className="sheet" data-lifts="">
            <Picture image={image} sizes="(width >= 62rem) 24rem, 17rem" />
            {id === 'current-issue' && current.length > 0 ? (
              current.map((shown) => <CurrentIssue key={shown.issue.name} {...shown} title={title} />)
            ) : (
              <div>
                <h2>
                  <Words text={title} />
                </h2>
                <p>{text}</p>
                <MoreLink href={link.href} about={title}>
                  {link.label}
                </MoreLink>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.section`
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  padding-block: ${theme.space.l} calc(${theme.space.section} - ${theme.space.l});
  ${media.desktop} { padding-block: ${theme.space.xxl} ${theme.space.section}; }

  ul { display: grid; gap: ${theme.space.m}; }
  ${media.handheld} { ul { ${strip} padding-block-end: ${theme.space.l}; } }
  li { display: grid; grid-template: auto 1fr / minmax(0, 1fr); overflow: clip; }
  picture { border-radius: 0; }
  li :has(> h2) { display: grid; grid-template: auto 1fr auto / minmax(0, 1fr); gap: ${theme.space.xxs}; padding: ${theme.space.s} min(${theme.space.m}, 5vw) ${theme.space.xxs}; }
  h2 { font-size: ${theme.type.h4}; line-height: ${theme.leading.snug}; }
  p { font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  ${media.desktop} {
    ul { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${theme.space.l}; }
    li:nth-of-type(2) { margin-block-start: ${theme.space.l}; }
    li :has(> h2) { gap: ${theme.space.xs}; padding: ${theme.space.m} ${theme.space.l} ${theme.space.s}; }
    h2 { font-size: ${theme.type.h3}; }
    p { line-height: inherit; }
  }
  ${media.print} {
    inline-size: 100%;
    padding-block: ${theme.space.m} 0;
    ul { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    a { display: none; }
  }
`;
