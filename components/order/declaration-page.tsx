import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { Page } from '@/components/ui/page';
import { Prose } from '@/components/ui/prose';
import { media, theme } from '@/components/ui/theme';
import type { OrderCopy, Page as PageContent, Site } from '@/lib/content/kinds';
import { FROM_RECEIPT } from '@/lib/order/kept';
import { headingAnchor } from '@/lib/text';
import { fields } from './form.styles';
import { NoScript } from './no-script';
import { orderStyles } from './order.styles';
import { FORM_HEADING } from './parts/show-top';
import { sheetPrinting } from './print.styles';

type Props = {
  page: PageContent;
  publisher: Site['publisher'];
  heading: string;
  noScript: OrderCopy['noScript'];
  /** The form; on phones it stands before the texts, so that nobody has to look for it. */
  children: ReactNode;
};

/** A legal page whose form can be used at once, with its texts beside it (R-LAW-10, R-LAW-11). */
export function DeclarationPage({ page, publisher, heading, noScript, children }: Props) {
  return (
    <Page kicker={page.kicker} title={page.title} lead={page.lead}>
      <Root>
        <SheetPrinting />
        <section className="desk sheet" aria-labelledby={FORM_HEADING}>
          <h2 id={FORM_HEADING} tabIndex={-1}>
            {heading}
          </h2>
          <NoScript {...noScript} publisher={publisher} />
          <div className="with-script" id={FROM_RECEIPT.slice(1)}>
            {children}
          </div>
        </section>
        <div className="sections">
          {page.sections.map(({ heading: title, body }) => (
            <section key={title}>
              <h2 id={headingAnchor(title)}>{title}</h2>
              <Prose markdown={body} />
            </section>
          ))}
        </div>
      </Root>
    </Page>
  );
}

const SheetPrinting = createGlobalStyle`${sheetPrinting}`;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl};
  ${media.desk} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    .desk { grid-column: 2; align-self: start; }
    .sections { grid-column: 1; grid-row: 1; }
  }
  .desk { padding: ${theme.space.l} var(--pad); }
  ${media.tablet} { .desk { padding: ${theme.space.xl}; } }
  .desk > h2 { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h3}; }
  .sections { display: grid; align-content: start; gap: ${theme.space.xl}; }
  .sections h2 { margin-block-end: ${theme.space.s}; font-size: ${theme.type.h3}; }
  .without-script { display: none; }
  @media (scripting: none) { .without-script { display: block; } .with-script { display: none; } }
  html[data-scripts='lost'] &:has(.all:disabled) { .without-script { display: block; } .with-script { display: none; } }
  ${fields}
  ${orderStyles}
`;
