import styled from 'styled-components';
import { MoreLink } from '@/components/ui/back-link';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { content } from '@/lib/content';
import type { Issue } from '@/lib/content/kinds';
import { today } from '@/lib/dates/day';
import { printedOf } from '@/lib/issues/printed';
import { newestOpen } from '@/lib/issues/shelf';
import { issuePageAnchor, issuePath } from '@/lib/pages/paths';
import { issuePeek } from './issue-peek.styles';
import { PagePicture } from './page-picture';

/** Kinds of pages that look most different from each other at a small size. */
const PEEKED = ['animals', 'story', 'hands'] as const;

const peekedPages = ({ name, pages }: Issue) =>
  PEEKED.flatMap((kind) => {
    const at = pages.findIndex(({ template }) => template === kind);
    const page = printedOf(name).pages[at];
    return page ? [{ page, section: pages[at]?.section ?? '' }] : [];
  });

/** „Blick in die Zeitung“: three pages of the newest open issue, on the days when it is the newest (R-ISS-10). */
export function IssuePeek() {
  const shown = newestOpen(content.issues, today());
  if (shown.length === 0) return null;
  const { kicker, heading, lead, more } = content.landing.peek;
  return (
    <Root className="no-print">
      <Section kicker={kicker} heading={heading} lead={lead}>
        {shown.map(({ issue, days }) => (
          <div key={issue.name} {...days}>
            <ul role="list">
              {peekedPages(issue).map(({ page, section }) => (
                <li key={page.number}>
                  <Link href={`${issuePath(issue.name)}#${issuePageAnchor(page.number)}`}>
                    <PagePicture
                      page={page}
                      alt={`Seite ${page.number}: ${section}`}
                      sizes="(width >= 62rem) 20rem, 22vw"
                    />
                  </Link>
                </li>
              ))}
            </ul>
            <MoreLink href={issuePath(issue.name)} about={issue.motto}>
              {more}
            </MoreLink>
          </div>
        ))}
      </Section>
    </Root>
  );
}

const Root = styled.div`
  ${issuePeek}
`;
