import type { Landing } from 'content/kinds';
import styled from 'styled-components';
import { LinkButton } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { media, theme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';

/** Why a newspaper: four points in columns, and the link to /kennenlernen (R-LAND-4). */
export function Why({ why }: { why: Landing['why'] }) {
  return (
    <Section tone="cream" kicker={why.kicker} heading={why.heading} lead={why.lead}>
      <Root>
        <div className="paper">
          <Picture image={why.image} sizes="(width >= 62rem) 36rem, 92vw" />
        </div>
        <ol role="list">
          {why.points.map(({ title, text }) => (
            <li key={title}>
              <h3>
                <Words text={title} />
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <LinkButton href={why.link.href}>{why.link.label}</LinkButton>
      </Root>
    </Section>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  justify-items: start;
  .paper { justify-self: stretch; }
  .paper picture { border-radius: ${theme.radius.large}; box-shadow: ${theme.shadow.lift}; rotate: -1.5deg; }
  ol { display: grid; counter-reset: point; }
  li { counter-increment: point; padding-block: ${theme.space.s}; border-block-start: ${theme.line.hair} solid ${theme.alpha.lineStrong}; }
  li h3::before { content: counter(point) ' '; margin-inline-end: 0.2em; color: ${theme.color.violetDeep}; font-size: 1.4em; }
  li h3 { font-size: ${theme.type.h4}; }
  li p { font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  ${media.tablet} { ol { grid-template-columns: 1fr 1fr; column-gap: ${theme.space.xl}; } }
  ${media.desktop} {
    row-gap: ${theme.space.xl};
    li { padding-block: ${theme.space.m}; }
    li h3 { font-size: ${theme.type.h3}; }
    li p { font-size: inherit; line-height: inherit; }
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    column-gap: ${theme.space.xxxl};
    .paper { grid-row: span 2; margin-inline-start: -12%; }
    ol { grid-template-columns: 1fr; }
  }
  ${media.print} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
    break-inside: avoid;
    > a { display: none; }
  }
`;
