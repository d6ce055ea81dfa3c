import styled from 'styled-components';
import { Fold } from '@/components/ui/fold';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { today } from '@/lib/dates/day';
import { onDays } from '@/lib/dates/on-days';
import { inTurn, weeksShown } from '@/lib/last-page/turns';

const A_WEEK = 2;

type Twister = (typeof content.lastPage.twisters)[number];

/** Two of the week, and all others folded (R-LAST-3). */
export function Twisters() {
  const builtOn = today();
  const { twisters } = content.lastPage;
  const { heading, more } = content.lists.lastPage.twisters;
  return (
    <Root aria-labelledby="zungenbrecher">
      <h2 id="zungenbrecher">{heading}</h2>
      {weeksShown(builtOn).map(({ week, days }) => (
        <ul key={week.name} role="list" {...onDays(days, builtOn)}>
          {inTurn(twisters, week, A_WEEK).map((twister) => (
            <Said key={twister.text} {...twister} />
          ))}
        </ul>
      ))}
      <div className="no-print">
        <Fold title={more} level={3}>
          <ul role="list">
            {twisters.map((twister) => (
              <Said key={twister.text} {...twister} />
            ))}
          </ul>
        </Fold>
      </div>
    </Root>
  );
}

const Said = ({ text, hint }: Twister) => (
  <li>
    <p>{text}</p>
    {hint && <p className="hint">{hint}</p>}
  </li>
);

const Root = styled.section`
  ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  > ul > li { padding-inline-start: ${theme.space.m}; border-inline-start: ${theme.space.xs} solid ${theme.color.sun}; }
  > ul > li > p:first-of-type { font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  .hint { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  > div { margin-block-start: ${theme.space.s}; }
`;
