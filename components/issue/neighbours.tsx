import { issueName } from 'content/issue-name';
import type { Issue } from 'content/kinds';
import { today } from 'german/dates/day';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { content } from '@/lib/content';
import { isAnnounced, newestFirst, shownOn } from '@/lib/issues/days';
import { issuePath, PATHS } from '@/lib/paths';

/** Links to the previous and the next issue; an unannounced next issue is linked from its date on. */
export function Neighbours({ issue }: { issue: Issue }) {
  const issues = newestFirst(content.issues);
  const at = issues.findIndex(({ name }) => name === issue.name);
  const [before, after] = [issues[at + 1], issues[at - 1]];
  return (
    <nav className="neighbours no-print" aria-label="Weitere Ausgaben">
      {before && (
        <Link className="text-button" rel="prev" href={issuePath(before.name)}>
          <Icon name="arrow-left" />
          <span>
            {issueName(before)}: {before.motto}
          </span>
        </Link>
      )}
      <Link className="text-button" href={PATHS.issues}>
        {content.lists.issues.title}
      </Link>
      {after && <After issue={after} />}
    </nav>
  );
}

function After({ issue }: { issue: Issue }) {
  const builtOn = today();
  return (
    <Link
      className="text-button"
      rel="next"
      href={issuePath(issue.name)}
      {...(isAnnounced(issue, builtOn) ? {} : shownOn({ from: issue.date }, builtOn))}
    >
      <span>
        {issueName(issue)}: {issue.motto}
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}
