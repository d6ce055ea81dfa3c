import { numberOf } from 'content/issue-name';
import { withWeekday } from 'german/dates/german';
import { CalendarLeaf } from '@/components/events/leaf';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import { printedOf } from '@/lib/issues/issue-files';
import type { OnDays } from '@/lib/issues/shelf';
import { issuePath } from '@/lib/paths';
import { PagePicture } from './page-picture';

/** An announced issue with its front page and its date, until that date. */
export function ComingIssue({ issue, days }: OnDays) {
  const [front] = printedOf(issue.name).pages;
  return (
    <section className="coming" aria-labelledby={`naechste-${issue.name} bald-${issue.name}`} {...days}>
      {front && <PagePicture page={front} alt={issue.cover.alt} sizes="9rem" decorative />}
      <div>
        <p className="kicker" id={`naechste-${issue.name}`}>
          {content.lists.issues.announced}
        </p>
        <h2 id={`bald-${issue.name}`}>
          <Link href={issuePath(issue.name)}>
            <Words text={issue.motto} />
          </Link>
        </h2>
        <p>
          {`Nr.\u00a0${numberOf(issue)}, ab `}
          <time dateTime={issue.date}>{withWeekday(issue.date)}</time>
        </p>
      </div>
      <CalendarLeaf first={issue.date} last={issue.date} />
    </section>
  );
}
