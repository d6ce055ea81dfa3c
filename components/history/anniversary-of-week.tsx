import { addDays } from 'german/dates/arithmetic';
import { type Day, today, yearOf } from 'german/dates/day';
import { onDays } from 'german/dates/on-days';
import styled from 'styled-components';
import { CalendarLeaf } from '@/components/events/leaf';
import { leaf } from '@/components/events/leaf.styles';
import { MoreLink } from '@/components/ui/back-link';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { anniversaryOf } from '@/lib/history/anniversaries';
import { weeksShown } from '@/lib/last-page/turns';
import { PATHS } from '@/lib/paths';

/** An anniversary of this week (R-HIST-1). */
export function AnniversaryOfWeek() {
  const builtOn = today();
  const { history, lists } = content;
  if (history.length === 0) return null;
  return (
    <Root aria-labelledby="heute-vor" className="sheet">
      <h2 id="heute-vor">{lists.history.week}</h2>
      {weeksShown(builtOn).map(({ week, days }) => {
        const shown = anniversaryOf(history, week);
        return (
          shown && (
            <div key={week.name} className="week" {...onDays(days, builtOn)}>
              <CalendarLeaf first={shown.day} last={shown.day} />
              <div>
                <When {...shown} builtOn={builtOn} />
                <p>{shown.entry.text}</p>
              </div>
            </div>
          )
        );
      })}
      <MoreLink href={PATHS.history}>{lists.history.more}</MoreLink>
    </Root>
  );
}

type WhenProps = NonNullable<ReturnType<typeof anniversaryOf>> & { builtOn: Day };

/** Says „Heute vor …“ only on the day itself. */
function When({ entry, day, builtOn }: WhenProps) {
  const years = yearOf(day) - entry.year;
  const date = `Am ${entry.day.text} ${entry.year}`;
  return (
    <h3>
      <span {...onDays({ until: addDays(day, -1) }, builtOn)}>{date}</span>
      <span {...onDays({ from: day, until: day }, builtOn)}>
        {years === 1 ? 'Heute vor einem Jahr' : `Heute vor ${years}\u00a0Jahren`}
      </span>
      <span {...onDays({ from: addDays(day, 1) }, builtOn)}>{date}</span>
    </h3>
  );
}

const Root = styled.section`
  &.sheet { padding: min(${theme.space.l}, 6vw); background: ${theme.color.cream}; }
  > h2 { font-size: ${theme.type.h3}; }
  .week { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${theme.space.m} ${theme.space.l}; align-items: start; margin-block: ${theme.space.m}; }
  h3 { margin-block-end: ${theme.space.xs}; font-size: ${theme.type.h4}; }
  .week p { max-inline-size: ${theme.width.text}; }
  ${leaf}
  .week > span { margin-block-start: ${theme.space.xs}; rotate: -3deg; }
  ${media.phone} { .week > div { display: contents; } .week p { grid-column: 1 / -1; } h3 { align-self: center; } }
`;
