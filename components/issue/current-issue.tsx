import { numberOf } from 'content/issue-name';
import { MoreLink } from '@/components/ui/back-link';
import { content } from '@/lib/content';
import { headlinesOf } from '@/lib/issues/pieces';
import type { OnDays } from '@/lib/issues/shelf';
import { issuePath } from '@/lib/paths';

/** Number of titles on the card. */
const TITLES = 3;

/** Text of the card on the newest open issue: its contents, as the strip of the week shows its front page (R-ISS-10). */
export function CurrentIssue({ issue, days, title }: OnDays & { title: string }) {
  const titles = headlinesOf(issue, content).slice(0, TITLES);
  return (
    <div {...days}>
      <h2>{title}</h2>
      <p>{`Nr.\u00a0${numberOf(issue)}: ${titles.join(', ')}`}</p>
      <MoreLink href={issuePath(issue.name)} about={issue.motto}>
        Ausgabe lesen
      </MoreLink>
    </div>
  );
}
