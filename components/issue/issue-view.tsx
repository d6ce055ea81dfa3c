import { withBase } from 'content/base-path';
import { numberOf } from 'content/issue-name';
import type { Issue } from 'content/kinds';
import { today } from 'german/dates/day';
import { withWeekday } from 'german/dates/german';
import { Island } from '@/components/islands/island';
import { ReadingBar } from '@/components/reading/reading-bar';
import { Notice } from '@/components/ui/notice';
import { StateRibbon } from '@/components/ui/state-ribbon';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import { phasesOf, shownOn } from '@/lib/issues/days';
import { printedOf } from '@/lib/issues/issue-files';
import { viewerPages } from '@/lib/issues/viewer';
import { IssueActions, ViewerButton } from './issue-actions';
import { IssueContents } from './issue-contents';
import { IssuePages } from './issue-pages';
import { IssueSheet } from './issue-sheet';
import { Root } from './issue-view.styles';
import { Neighbours } from './neighbours';
import { OpenViewerButton } from './opens-at';
import { ON_PHONES, PagePicture } from './page-picture';
import { RestOfIssue } from './rest-of-issue';
import { Viewer } from './viewer/viewer.island';

/** A whole issue to read (R-ISS-7); if it is not open, only its public parts (R-ISS-9). Announced until its date. */
export function IssueView({ issue }: { issue: Issue }) {
  const builtOn = today();
  const { announced } = phasesOf(issue, content.issues);
  const coming = shownOn(announced, builtOn);
  const isOut = shownOn({ from: issue.date }, builtOn);
  const printed = printedOf(issue.name);
  const { lists } = content;
  const say = issue.announce ? lists.issues.coming : lists.issues.waiting;
  return (
    <Root aria-labelledby="ausgabe-titel">
      <StateRibbon of={issue} />
      <header className="top">
        <div className="words">
          <p className="kicker">{`${content.title.name} Nr.\u00a0${numberOf(issue)}`}</p>
          <h1 id="ausgabe-titel">
            <Words text={issue.motto} />
          </h1>
          <p className="day">
            <time dateTime={issue.date}>{withWeekday(issue.date)}</time>
          </p>
          {coming && (
            <Notice tone="warning" {...coming}>
              {say.replace('%date%', withWeekday(issue.date))}
            </Notice>
          )}
          {printed.pdf && <ViewerButton days={isOut} />}
        </div>
        <div className="front" {...(issue.announce ? {} : isOut)}>
          {printed.pages[0] && (
            <PagePicture
              page={printed.pages[0]}
              alt={`Titelseite der Ausgabe ${numberOf(issue)}: ${issue.motto} ${issue.cover.alt}`}
              sizes={`(width >= 62rem) 27rem, ${ON_PHONES}`}
              eager
            />
          )}
          {printed.pdf && <OpenViewerButton page={1} label="Titelseite groß ansehen und blättern" days={isOut} />}
        </div>
        <div {...isOut}>
          <IssueActions issue={issue} printed={printed} />
          <IssueContents issue={issue} />
        </div>
      </header>
      <div {...isOut}>
        <ReadingBar />
      </div>
      <div className="sheets" data-reading="" {...isOut}>
        <IssuePages issue={issue} printed={printed} />
        {printed.pdf && (
          <Island
            of={Viewer}
            now="?seite"
            props={{
              title: `${content.title.name} ${numberOf(issue)}: ${issue.motto}`,
              pages: viewerPages(issue, printed, content),
              pdf: withBase(printed.pdf.path),
              date: issue.date,
              builtOn,
            }}
          />
        )}
        {issue.pages.map((_, at) => (
          // Pages never reorder, so the index is a stable key.
          <IssueSheet key={String(at)} issue={issue} page={at + 1} />
        ))}
        {!issue.open && <RestOfIssue />}
      </div>
      <Neighbours issue={issue} />
    </Root>
  );
}
