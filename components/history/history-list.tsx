import type { Anniversary } from 'content/kinds';
import type { Day } from 'german/dates/day';
import styled from 'styled-components';
import { CalendarLeaf } from '@/components/events/leaf';
import { leaf } from '@/components/events/leaf.styles';
import { Source } from '@/components/news/source';
import { aids } from '@/components/reading/aids.styles';
import { ReadingBar } from '@/components/reading/reading-bar';
import { Link } from '@/components/ui/link';
import { media, theme } from '@/components/ui/theme';
import { anniversaryAnchor, byMonth } from '@/lib/history/anniversaries';

/** All anniversaries by month, with their sources (R-HIST-2). */
export function HistoryList({ history }: { history: readonly Anniversary[] }) {
  const months = byMonth(history);
  return (
    <Root>
      <ReadingBar />
      <nav aria-label="Monate" className="no-print">
        {months.map(({ month }) => (
          <Link key={month} href={`#${month.toLowerCase()}`}>
            {month}
          </Link>
        ))}
      </nav>
      <div className="months" data-reading="">
        {months.map(({ month, entries }) => (
          <section key={month} aria-labelledby={month.toLowerCase()}>
            <h2 id={month.toLowerCase()}>{month}</h2>
            <ul role="list">
              {entries.map((entry) => (
                <HistoryEntry key={anniversaryAnchor(entry)} {...entry} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Root>
  );
}

function HistoryEntry({ day, year, text, source }: Anniversary) {
  const date = `${year}-${day.monthDay}` as Day;
  return (
    <li id={anniversaryAnchor({ day, year })}>
      <CalendarLeaf first={date} last={date} />
      <div>
        <h3>{`${day.text} ${year}`}</h3>
        <p>{text}</p>
        <p className="source">
          <Source {...source} />
        </p>
      </div>
    </li>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  nav { display: flex; flex-wrap: wrap; gap: ${theme.space.xs} ${theme.space.m}; }
  nav a { padding-block: ${theme.space.xs}; }
  .months { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxxl}; }
  h2 { margin-block-end: ${theme.space.l}; padding-block-end: ${theme.space.s}; border-block-end: ${theme.line.double} double ${theme.color.ink}; font-size: ${theme.type.h3}; }
  ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xl}; }
  ${media.desktop} { ul { grid-template-columns: 1fr 1fr; column-gap: ${theme.space.xxl}; } }
  li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${theme.space.m}; align-items: start; }
  h3 { font-size: ${theme.type.h4}; }
  li p { font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .source { margin-block-start: ${theme.space.xxs}; color: ${theme.color.soft}; font-size: ${theme.type.tiny}; overflow-wrap: anywhere; }
  ${leaf}
  li > span { margin-block-start: ${theme.space.xs}; rotate: -2deg; }
  li:nth-of-type(even) > span { rotate: 2deg; }
  ${media.phone} { li > div { display: contents; } li p { grid-column: 1 / -1; } h3 { align-self: center; } }
  ${media.print} { li { break-inside: avoid; } }
  ${aids}
`;
