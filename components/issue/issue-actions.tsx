import type { Issue } from 'content/kinds';
import { Island } from '@/components/islands/island';
import { KeepButton } from '@/components/keep/keep-button';
import { pdfFacts } from '@/components/school/pdf-facts';
import { Button, LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { content } from '@/lib/content';
import { issueTitle } from '@/lib/issues/about';
import type { PrintedIssue } from '@/lib/issues/manifest';
import { issuePath, planPath } from '@/lib/paths';
import { IssueTools } from './issue-tools.island';

/** Decimal, as hosts and shops count. */
const MB = 1_000_000;

/** sizeOf(2500000) → '2,5 MB' */
const sizeOf = (bytes: number) => `${(bytes / MB).toLocaleString('de-DE', { maximumFractionDigits: 1 })}\u00a0MB`;

type Props = { issue: Issue; printed: PrintedIssue };

/** Opens the viewer; without JavaScript the pages below link to the PDF. */
export const ViewerButton = ({ days }: { days?: object | undefined }) => (
  <p className="leafing no-print" data-door="Viewer" {...days}>
    <Button data-opens={1}>
      <Icon name="newspaper" />
      {content.lists.issues.leaf}
    </Button>
  </p>
);

/** Actions on an issue: PDF, print, share, offline copy, pack for a class, subscription. */
export function IssueActions({ issue, printed: { pdf, pack } }: Props) {
  const { share, weekly } = content.lists.issues;
  return (
    <div className="issue-actions no-print">
      {pdf && (
        <div className="row">
          <LinkButton variant="second" size="small" href={pdf.path}>
            <Icon name="book-open" />
            PDF, {sizeOf(pdf.bytes)}
          </LinkButton>
          <Island of={IssueTools} props={{ title: issueTitle(issue), copied: share.copied, address: share.address }} />
          <KeepButton path={issuePath(issue.name)} />
        </div>
      )}
      {pack && (
        <p>
          <Link href={pack.path}>{content.school.pack.offer}</Link> ({pdfFacts(pack)})
        </p>
      )}
      <p>
        <Link href={planPath('year')}>{weekly.link}</Link> {weekly.text}
      </p>
    </div>
  );
}
