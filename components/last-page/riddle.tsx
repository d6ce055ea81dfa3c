import { today } from 'german/dates/day';
import { onDays } from 'german/dates/on-days';
import styled from 'styled-components';
import { Answer } from '@/components/issue/pieces/answer';
import { answer } from '@/components/issue/pieces/answer.styles';
import { folded } from '@/components/ui/sheet.styles';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { inTurn, weeksShown } from '@/lib/last-page/turns';

/** One riddle a week; the answer shows on a press (R-LAST-4). */
export function Riddle() {
  const builtOn = today();
  const { heading, answer: label } = content.lists.lastPage.riddle;
  return (
    <Root aria-labelledby="scherzfrage" className="sheet">
      <h2 id="scherzfrage">{heading}</h2>
      {weeksShown(builtOn).map(({ week, days }) =>
        inTurn(content.lastPage.riddles, week).map((riddle) => (
          <div key={week.name} {...onDays(days, builtOn)}>
            <p className="asked">{riddle.question}</p>
            <Answer label={label} of={riddle.question}>
              <p>{riddle.answer}</p>
            </Answer>
          </div>
        )),
      )}
    </Root>
  );
}

const Root = styled.section`
  --accent: ${theme.color.teal};
  ${answer}
  &.sheet { padding: min(${theme.space.l}, 6vw); background: ${theme.tint.mint}; ${folded} }
  .asked { font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
`;
