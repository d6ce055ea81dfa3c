import { numberOf } from 'content/issue-name';
import { today } from 'german/dates/day';
import { onDays } from 'german/dates/on-days';
import { teaserOf } from 'german/text';
import type { ReactNode } from 'react';
import { PagePicture } from '@/components/issue/page-picture';
import { JokeText } from '@/components/issue/pieces/answer';
import { Link } from '@/components/ui/link';
import { DrawnHeading } from '@/components/ui/section';
import { content } from '@/lib/content';
import { anniversaryAnchor, anniversaryOf } from '@/lib/history/anniversaries';
import { printedOf } from '@/lib/issues/issue-files';
import { newestOpen } from '@/lib/issues/shelf';
import { shortJoke, weeksShown } from '@/lib/last-page/turns';
import { debatePath, issuePath, PATHS, questionPath } from '@/lib/paths';
import { Root } from './this-week.styles';

/** Length of the beginning of an anniversary. */
const TEASER = 50;

type TileProps = { heading: string; children: ReactNode };

const Tile = ({ heading, children }: TileProps) => (
  <li className="sheet" data-lifts="">
    <h3>{heading}</h3>
    {children}
  </li>
);

const LinkTile = ({ heading, href, children }: TileProps & { href: string }) => (
  <Tile heading={heading}>
    <p>
      <Link href={href}>{children}</Link>
    </p>
  </Tile>
);

/** Five things a child wants to press (R-LAND-9): cover, joke and day of history are those of the visitor's week, debate and
 * question the newest of the build. */
export function ThisWeek() {
  const { debates, debatePage, landing, questions, questionPage } = content;
  const [debate] = debates;
  const [asked] = questions;
  return (
    <Root aria-labelledby="diese-woche" className="no-print">
      <h2 id="diese-woche">
        <DrawnHeading text={landing.week.heading} />
      </h2>
      <ul role="list" data-rise="">
        <Cover />
        {debate && (
          <LinkTile heading={debatePage.title} href={debatePath(debate.slug)}>
            {debate.title}
          </LinkTile>
        )}
        {asked && (
          <LinkTile heading={questionPage.title} href={questionPath(asked.slug)}>
            {asked.question}
          </LinkTile>
        )}
        <Joke />
        <Anniversary />
      </ul>
    </Root>
  );
}

/** Front page of the newest open issue. */
function Cover() {
  const shown = newestOpen(content.issues, today());
  if (shown.length === 0) return null;
  return (
    <li className="sheet cover" data-lifts="">
      {shown.map(({ issue, days }) => {
        const [front] = printedOf(issue.name).pages;
        return (
          <div key={issue.name} {...days}>
            <h3>{`Nr.\u00a0${numberOf(issue)}`}</h3>
            <p>
              <Link href={issuePath(issue.name)}>
                {front && <PagePicture page={front} alt="" sizes="10rem" decorative />}
                {issue.motto}
              </Link>
            </p>
          </div>
        );
      })}
    </li>
  );
}

function Joke() {
  const builtOn = today();
  const { landing, lastPage } = content;
  if (lastPage.jokes.length === 0) return null;
  return (
    <Tile heading={landing.week.joke}>
      {weeksShown(builtOn).map(({ week, days }) => {
        const joke = shortJoke(lastPage.jokes, week);
        return (
          joke && (
            <div key={week.name} {...onDays(days, builtOn)}>
              <JokeText {...joke} />
            </div>
          )
        );
      })}
    </Tile>
  );
}

/** The beginning of what happened, linked to the whole. */
function Anniversary() {
  const builtOn = today();
  const { history } = content;
  return weeksShown(builtOn).map(({ week, days }) => {
    const shown = anniversaryOf(history, week);
    return (
      shown && (
        <li key={week.name} className="sheet" data-lifts="" {...onDays(days, builtOn)}>
          <h3>{`Am ${shown.entry.day.text} ${shown.entry.year}`}</h3>
          <p>
            <Link href={`${PATHS.history}#${anniversaryAnchor(shown.entry)}`}>
              {teaserOf(shown.entry.text, TEASER)}
            </Link>
          </p>
        </li>
      )
    );
  });
}
