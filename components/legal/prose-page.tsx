import type { Page as PageContent } from 'content/kinds';
import { headingAnchor } from 'german/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Page } from '@/components/ui/page';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { media, theme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';

type Props = {
  page: PageContent;
  contents?: boolean;
  /** Content below a section, by its heading. */
  after?: Record<string, ReactNode>;
  children?: ReactNode;
};

/** A page of prose: legal texts with a table of contents, and the get-to-know page with its pictures. */
export function ProsePage({ page, contents = false, after = {}, children }: Props) {
  return (
    <Page kicker={page.kicker} title={page.title} lead={page.lead}>
      <Root>
        {page.image && (
          <div className="opening">
            <Picture image={page.image} sizes="(width >= 62rem) 60rem, 92vw" eager />
          </div>
        )}
        {contents && (
          <nav aria-labelledby="auf-dieser-seite" className="no-print">
            <p id="auf-dieser-seite">Auf dieser Seite</p>
            <ol role="list">
              {page.sections.map(({ heading }) => (
                <li key={heading}>
                  <a href={`#${headingAnchor(heading)}`}>
                    <Words text={heading} />
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="sections">
          {page.sections.map(({ heading, body, image }) => (
            <section key={heading} aria-labelledby={headingAnchor(heading)} data-illustrated={image ? '' : undefined}>
              <div>
                <h2 id={headingAnchor(heading)}>
                  <Words text={heading} />
                </h2>
                <Prose markdown={body} />
              </div>
              {image && <Picture image={image} sizes="(width >= 62rem) 32rem, 92vw" />}
              {after[heading]}
            </section>
          ))}
          {children}
        </div>
      </Root>
    </Page>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  &:has(> nav) { ${media.desktop} { grid-template-columns: minmax(0, ${theme.width.text}) minmax(0, 1fr); column-gap: ${theme.space.xxxl}; } }
  > nav {
    padding: min(${theme.space.l}, 6vw);
    border: ${theme.line.hair} solid ${theme.alpha.line};
    border-radius: ${theme.radius.sheet};
    background: ${theme.color.white};
    font-size: ${theme.type.small};
    ${media.desktop} { order: 2; align-self: start; max-inline-size: ${theme.width.column}; }
  }
  /* Beside the text it stays in view; a long list scrolls by itself. */
  ${media.tall} { ${media.desktop} {
    > nav { position: sticky; inset-block-start: calc(var(--covered) + ${theme.space.l}); max-block-size: calc(100vh - var(--covered) - 2 * ${theme.space.l}); overflow-y: auto; }
  } }
  > nav p { margin-block-end: ${theme.space.xs}; font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  ${media.tablet} { ${media.belowDesktop} { > nav ol { columns: 2; column-gap: ${theme.space.xl}; } } }
  > nav li { break-inside: avoid; line-height: ${theme.leading.snug}; }
  /* The second line begins below the words, not below the number. */
  > nav a { display: inline-block; max-inline-size: 100%; padding: ${theme.space.xxs} 0 ${theme.space.xxs} 1.4em; color: ${theme.color.ink}; text-indent: -1.4em; }
  > .opening picture { border-radius: ${theme.radius.large}; box-shadow: ${theme.shadow.sheet}; }

  .sections { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xl}; min-inline-size: 0; }
  ${media.tablet} { .sections { gap: ${theme.space.xxl}; } }
  /* Long texts to look something up in. */
  ${media.phone} { > nav ~ .sections { font-size: ${theme.type.small}; } }
  .sections h2 { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h3}; }
  /* Like a magazine: headings in the margin, the text beside them. */
  &:not(:has(> nav)) section[aria-labelledby]:not([data-illustrated]) > div:has(> h2) {
    ${media.desktop} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, ${theme.width.text});
      column-gap: ${theme.space.xxl};
    }
  }
  /* What follows the text stands below it. */
  &:not(:has(> nav)) .sections > :is(p, div) { ${media.desktop} { justify-self: end; inline-size: min(100%, ${theme.width.text}); } }
  section[data-illustrated] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.xl};
    align-items: center;
    ${media.desktop} { grid-template-columns: 1fr 1fr; }
  }
  section[data-illustrated] > picture { border-radius: ${theme.radius.large}; box-shadow: ${theme.shadow.sheet}; rotate: 1deg; }
`;
