import styled from 'styled-components';
import { Answer } from '@/components/issue/pieces/answer';
import { answer } from '@/components/issue/pieces/answer.styles';
import { Fold } from '@/components/ui/fold';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { today } from '@/lib/dates/day';
import { onDays } from '@/lib/dates/on-days';
import { inTurn, weeksShown } from '@/lib/last-page/turns';

const A_WEEK = 4;

type Joke = (typeof content.lastPage.jokes)[number];

/** Four of the week, and all others folded; what makes one laugh comes after a press (R-LAST-3). */
export function Jokes() {
  const builtOn = today();
  const { jokes } = content.lastPage;
  const { heading, more } = content.lists.lastPage.jokes;
  return (
    <Root aria-labelledby="witze">
      <h2 id="witze">{heading}</h2>
      {weeksShown(builtOn).map(({ week, days }) => (
        <ul key={week.name} role="list" {...onDays(days, builtOn)}>
          {inTurn(jokes, week, A_WEEK).map((joke) => (
            <Told key={joke.question} {...joke} />
          ))}
        </ul>
      ))}
      <div className="more no-print">
        <Fold title={more} level={3}>
          <ul role="list">
            {jokes.map((joke) => (
              <Told key={joke.question} {...joke} />
            ))}
          </ul>
        </Fold>
      </div>
    </Root>
  );
}

const Told = ({ question, answer: end }: Joke) => (
  <li>
    <p>{question}</p>
    <Answer label="Und?" of={question}>
      <p>{end}</p>
    </Answer>
  </li>
);

const Root = styled.section`
  --accent: ${theme.color.coral};
  ${answer}
  ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  ${media.tablet} { > ul { grid-template-columns: 1fr 1fr; } }
  li > p { font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  /* Notes passed on under the table. */
  > ul > li { padding: ${theme.space.m} min(${theme.space.l}, 6vw); border: ${theme.line.thin} dashed ${theme.color.ink}; border-radius: ${theme.radius.large} ${theme.radius.large} ${theme.radius.large} 0; background: ${theme.color.white}; }
  > ul > li:nth-of-type(even) { border-radius: ${theme.radius.large} ${theme.radius.large} 0; }
  .more { margin-block-start: ${theme.space.l}; }
  .more li { padding-block-end: ${theme.space.s}; border-block-end: ${theme.line.hair} solid ${theme.alpha.line}; }
  .more li > p { font: inherit; }
`;
