import type { OrderCopy, Page as PageContent, Site } from 'content/kinds';
import { headingAnchor } from 'german/text';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Page } from '@/components/ui/page';
import { Prose } from '@/components/ui/prose';
import { media, theme } from '@/components/ui/theme';
import { type DeclarationProps, declarationProps } from './declaration-copy';
import { FormSheet } from './form-sheet';
import { FROM_RECEIPT } from './stored-receipt';

type Props = {
  page: PageContent;
  heading: string;
  order: OrderCopy;
  site: Site;
  Form: ComponentType<DeclarationProps>;
};

/** A legal page with its form: before the texts on phones, beside them elsewhere (R-LAW-10, R-LAW-11). */
export function DeclarationPage({ page, heading, order, site, Form }: Props) {
  return (
    <Page kicker={page.kicker} title={page.title} lead={page.lead}>
      <Root>
        <FormSheet
          id={FROM_RECEIPT.slice(1)}
          heading={heading}
          noScript={{ ...order.noScript, ...order.declaration.noScript }}
          publisher={site.publisher}
          of={Form}
          props={declarationProps(order, site)}
        />
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

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl};
  overflow-wrap: anywhere;
  ${media.desktop} { grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); .sections { order: -1; } }
  .sections { display: grid; align-content: start; gap: ${theme.space.xl}; }
  .sections h2 { margin-block-end: ${theme.space.s}; font-size: ${theme.type.h3}; }
`;
