import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { content } from '@/lib/content';
import type { Issue } from '@/lib/content/kinds';
import type { PrintedIssue } from '@/lib/print/manifest';
import { PagePicture } from './page-picture';

/** A megabyte of ten hundred kilobytes, as hosts and shops count. */
const MB = 1_000_000;

/** 2500000 → '2,5 MB' */
const sizeOf = (bytes: number) => `${(bytes / MB).toLocaleString('de-DE', { maximumFractionDigits: 1 })}\u00a0MB`;

/** All pages as pictures, each the way to its place in the PDF; without a script they are all there is to look at. */
export function IssuePages({ issue, printed }: { issue: Issue; printed: PrintedIssue }) {
  const { pdf, pages } = printed;
  if (!pdf) return null;
  return (
    <section className="issue-pages" aria-labelledby="alle-seiten">
      <h2 id="alle-seiten">{content.lists.issues.pages}</h2>
      <Link className="text-button" href={pdf.path}>
        <Icon name="book-open" />
        Als PDF, {pdf.pages} Seiten, {sizeOf(pdf.bytes)}
      </Link>
      <ol role="list">
        {pages.map((page) => (
          <li key={page.number} data-page={page.number}>
            <Link href={`${pdf.path}#page=${page.number}`}>
              <PagePicture
                page={page}
                alt={`Seite ${page.number}: ${issue.pages[page.number - 1]?.section}, im PDF ansehen`}
                sizes="(width >= 62rem) 8.5rem, 40vw"
              />
              <span aria-hidden="true">{page.number}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
