import type { Issue } from 'content/kinds';
import { Link } from '@/components/ui/link';
import { content } from '@/lib/content';
import { accentOf } from '@/lib/issues/accent';
import { contentsOf } from '@/lib/issues/pieces';
import { issuePageAnchor, pieceAnchor } from '@/lib/paths';
import { Folio } from './folio';

/** Most entries listed per page; the section's link leads to the rest. */
const MOST = 4;

/** „In dieser Ausgabe“: pages and their pieces; for an issue that is not open, the printed table of contents. */
export function IssueContents({ issue }: { issue: Issue }) {
  return (
    <nav className="issue-contents" aria-labelledby="in-dieser-ausgabe">
      <h2 id="in-dieser-ausgabe">{content.lists.issues.contents}</h2>
      {issue.contents ? <Listed contents={issue.contents} /> : <Pages issue={issue} />}
    </nav>
  );
}

const Pages = ({ issue }: { issue: Issue }) => (
  <ol role="list">
    {contentsOf(issue, content).map(({ page, section, entries }) => (
      <li key={page} data-accent={accentOf(page)}>
        <Folio page={page} />
        <div>
          <Link href={`#${issuePageAnchor(page)}`}>{section}</Link>
          <ul role="list">
            {entries.slice(0, MOST).map(({ title, piece }) => (
              <li key={piece}>
                <Link href={`#${pieceAnchor(page, piece)}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      </li>
    ))}
  </ol>
);

const Listed = ({ contents }: { contents: NonNullable<Issue['contents']> }) => (
  <ol role="list">
    {[...new Set(contents.map(({ page }) => page))].map((page) => (
      <li key={page} data-accent={accentOf(page)}>
        <Folio page={page} />
        <ul role="list">
          {contents
            .filter((entry) => entry.page === page)
            .map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
        </ul>
      </li>
    ))}
  </ol>
);
