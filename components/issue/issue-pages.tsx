import { withBase } from 'content/base-path';
import type { Issue } from 'content/kinds';
import { Link } from '@/components/ui/link';
import { content } from '@/lib/content';
import type { PrintedIssue, PrintedPage } from '@/lib/issues/manifest';
import { OpenViewerButton } from './opens-at';
import { PagePicture } from './page-picture';

/** Pictures of a page that an offline copy needs for the viewer. */
const along = ({ small }: PrintedPage) => `${withBase(small.avif)} ${withBase(small.webp)}`;

/** All pages as pictures that open the viewer; without JavaScript, their page in the PDF. */
export function IssuePages({ issue, printed: { pdf, pages } }: { issue: Issue; printed: PrintedIssue }) {
  if (!pdf) return null;
  return (
    <section className="issue-pages" aria-labelledby="alle-seiten">
      <h2 id="alle-seiten">{content.lists.issues.pages}</h2>
      <ol role="list">
        {pages.map((page) => {
          const what = `Seite\u00a0${page.number}: ${issue.pages[page.number - 1]?.section}`;
          return (
            <li key={page.number} data-page={page.number} data-along={along(page)}>
              <PagePicture page={page} alt="" sizes="(width >= 62rem) 8.5rem, 40vw" decorative />
              <span aria-hidden="true">{page.number}</span>
              <Link href={`${pdf.path}#page=${page.number}`}>
                <span className="visually-hidden">{what}, im PDF ansehen</span>
              </Link>
              <OpenViewerButton page={page.number} label={`${what}, groß ansehen`} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
