import type { ReactNode } from 'react';
import { Page } from '@/components/ui/page';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { Words } from '@/components/ui/words';
import type { Page as PageContent } from '@/lib/content/kinds';
import { headingAnchor } from '@/lib/text';
import { Root } from './prose-page.styles';

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
