import styled from 'styled-components';
import { ProsePage } from '@/components/legal/prose-page';
import { MoreLink, MoreOutsideLink } from '@/components/ui/back-link';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { Faq } from './faq';

/** The page on reading skills: text, the publisher's offers, questions (R-READ). */
export function ReadingPage() {
  const { title, pages, readingOffers, faq } = content;
  return (
    <ProsePage page={pages.lesekompetenz}>
      <Offers aria-labelledby="angebote">
        <h2 id="angebote">Wege zu {title.name}</h2>
        <ul role="list">
          {readingOffers.map(({ title, description, label, href, order }) => (
            <li key={title} className="sheet" data-lifts="">
              <h3>{title}</h3>
              <p>{description}</p>
              <MoreLink href={order.href} about={title}>
                {order.label}
              </MoreLink>
              <MoreOutsideLink href={href}>{label}</MoreOutsideLink>
            </li>
          ))}
        </ul>
      </Offers>
      <Faq questions={faq} />
    </ProsePage>
  );
}

const Offers = styled.section`
  ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; }
  ${media.desktop} { ul { grid-template-columns: repeat(3, 1fr); } }
  li { display: grid; grid-template: auto 1fr auto auto / minmax(0, 1fr); gap: ${theme.space.s}; padding: min(${theme.space.l}, 6vw); border-block-start: ${theme.space.xs} solid ${theme.color.coral}; }
  li:nth-of-type(2) { border-block-start-color: ${theme.color.sun}; }
  li:nth-of-type(3) { border-block-start-color: ${theme.color.teal}; }
  h3 { font-size: ${theme.type.h4}; }
  p, a { font-size: ${theme.type.small}; }
  /* In the line, so that the icon follows the last word where the label takes two lines. */
  a { display: inline-block; padding: ${theme.space.s} 1.5em ${theme.space.s} 0; }
  a svg { display: inline-block; margin-inline: 0.25em -1.5em; vertical-align: -0.2em; }
`;
