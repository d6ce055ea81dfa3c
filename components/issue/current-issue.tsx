import { MoreLink } from '@/components/ui/back-link';
import { content } from '@/lib/content';
import { numberOf } from '@/lib/issues/name';
import { headlinesOf } from '@/lib/issues/pieces';
import { printedOf } from '@/lib/issues/printed';
import type { OnDays } from '@/lib/issues/shelf';
import { issuePath } from '@/lib/pages/paths';
import { PagePicture } from './page-picture';

/** Number of titles on the card. */
const TITLES = 3;

/** Card of the newest open issue: its real front page and its contents (R-ISS-10). */
export function CurrentIssue({ issue, days, title }: OnDays & { title: string }) {
  const [front] = printedOf(issue.name).pages;
  const titles = headlinesOf(issue, content).slice(0, TITLES);
  return (
    <div className="current-issue" {...days}>
      {front && <PagePicture page={front} alt={issue.cover.alt} sizes="(width >= 62rem) 24rem, 12rem" cut />}
      <div>
        <h2>{title}</h2>
        <p>{`Nr.\u00a0${numberOf(issue)}: ${titles.join(', ')}`}</p>
        <MoreLink href={issuePath(issue.name)} about={issue.motto}>
          Ausgabe lesen
        </MoreLink>
      </div>
    </div>
  );
}
