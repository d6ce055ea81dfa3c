import type { Landing } from 'content/kinds';
import styled from 'styled-components';
import { MoreLink } from '@/components/ui/back-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { media, theme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';

/** Eight benefits, each with a small clay object (R-LAND-5). */
export function Benefits({ benefits }: { benefits: Landing['benefits'] }) {
  return (
    <Section id="benefits" kicker={benefits.kicker} heading={benefits.heading} lead={benefits.lead}>
      <Root>
        {benefits.cards.map(({ id, title, description, icon, colour, link }) => (
          <article key={id} data-colour={colour}>
            <Picture image={icon} sizes="(width >= 62rem) 8.125rem, 4.5rem" decorative />
            <div>
              <h3>
                <Words text={title} />
              </h3>
              <p>{description}</p>
              {link && (
                <MoreLink href={link.href} about={title}>
                  {link.label}
                </MoreLink>
              )}
            </div>
          </article>
        ))}
      </Root>
    </Section>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s} ${theme.space.xl};
  ${media.tablet} { grid-template-columns: 1fr 1fr; row-gap: ${theme.space.l}; }
  ${media.desktop} { grid-template-columns: repeat(4, 1fr); row-gap: ${theme.space.xxl}; article:nth-of-type(even) { translate: 0 ${theme.space.l}; } }

  article { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xs} ${theme.space.s}; align-items: start; }
  ${media.belowDesktop} { ${media.roomy} { article { grid-template-columns: auto minmax(0, 1fr); } } }

  /* A torn scrap of coloured paper lies under each object. */
  picture {
    position: relative;
    isolation: isolate;
    overflow: visible;
    inline-size: ${theme.size.smallThumb};
    aspect-ratio: 1;
    &::before {
      content: '';
      position: absolute;
      inset: 14% 0 2%;
      z-index: -1;
      background: var(--ground);
      clip-path: polygon(4% 12%, 30% 4%, 58% 9%, 96% 2%, 99% 52%, 94% 95%, 62% 90%, 34% 98%, 3% 91%, 0 48%);
      rotate: -3deg;
    }
  }
  ${media.tablet} { picture { inline-size: ${theme.size.thumb}; } }
  ${media.desktop} { picture { inline-size: calc(${theme.size.object} * 1.25); } }
  article:nth-of-type(even) picture::before { rotate: 4deg; }
  ${Object.entries({
    mint: 'mint',
    sky: 'sky',
    pink: 'pink',
    sun: 'sun',
    lilac: 'lilac',
    coral: 'coral',
    leaf: 'leaf',
    teal: 'teal',
  } as const)
    .map(([name, token]) => `[data-colour='${name}'] { --ground: ${theme.color[token]}; }`)
    .join('\n  ')}
  h3 { font-size: ${theme.type.h4}; }
  p { margin-block-start: ${theme.space.xxs}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  ${media.desktop} { p { margin-block-start: ${theme.space.xs}; line-height: inherit; } }
  ${media.print} { row-gap: ${theme.space.s}; article { break-inside: avoid; } a { display: none; } }
`;
