import { numberOf } from 'content/issue-name';
import { withWeekday } from 'german/dates/german';
import { LinkButton } from '@/components/ui/button';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import { printedOf } from '@/lib/issues/issue-files';
import { headlinesOf } from '@/lib/issues/pieces';
import type { OnDays } from '@/lib/issues/shelf';
import { issuePath } from '@/lib/paths';
import { ON_PHONES, PagePicture } from './page-picture';

type Props = OnDays & { eager: boolean };

const TITLES = 5;

/** The newest issue large, on the days when it is the newest. */
export function NewestIssue({ issue, days, eager }: Props) {
  const [front] = printedOf(issue.name).pages;
  return (
    <section className="newest" aria-labelledby={`neueste-${issue.name}`} {...days}>
      {front && (
        <PagePicture
          page={front}
          alt={`Titelseite der Ausgabe ${numberOf(issue)}: ${issue.cover.alt}`}
          sizes={`(width >= 62rem) 28rem, ${ON_PHONES}`}
          eager={eager}
        />
      )}
      <div>
        <p className="kicker">{content.lists.issues.newest}</p>
        <h2 id={`neueste-${issue.name}`}>
          <Words text={issue.motto} />
        </h2>
        <p className="when">
          {`Nr.\u00a0${numberOf(issue)} · `}
          <time dateTime={issue.date}>{withWeekday(issue.date)}</time>
        </p>
        <ul>
          {headlinesOf(issue, content)
            .slice(0, TITLES)
            .map((title) => (
              <li key={title}>{title}</li>
            ))}
        </ul>
        <LinkButton href={issuePath(issue.name)} aria-describedby={`neueste-${issue.name}`}>
          {issue.open ? 'Ausgabe lesen' : 'Ausgabe ansehen'}
        </LinkButton>
      </div>
    </section>
  );
}
