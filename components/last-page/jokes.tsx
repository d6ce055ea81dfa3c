import styled from 'styled-components';
import { JokeText } from '@/components/issue/pieces/answer';
import { answer } from '@/components/issue/pieces/answer.styles';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { JOKES_A_WEEK } from '@/lib/last-page/turns';
import { Turns } from './turns';

/** The week's jokes, and all others on request. */
export function Jokes() {
  const { heading, more } = content.lists.lastPage.jokes;
  return (
    <Root aria-labelledby="witze">
      <h2 id="witze">{heading}</h2>
      <Turns
        list={content.lastPage.jokes}
        aWeek={JOKES_A_WEEK}
        more={more}
        item={(joke) => (
          <li key={joke.id}>
            <JokeText {...joke} />
          </li>
        )}
      />
    </Root>
  );
}

const Root = styled.section`
  --accent: ${theme.color.coral};
  ${answer}
  ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  ${media.tablet} { > ul { grid-template-columns: 1fr 1fr; } }
  li > p { font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  /* Notes passed on under the table. */
  > ul > li { padding: ${theme.space.m} min(${theme.space.l}, 6vw); border: ${theme.line.thin} dashed ${theme.color.ink}; border-radius: ${theme.radius.large} ${theme.radius.large} ${theme.radius.large} 0; background: ${theme.color.white}; }
  > ul > li:nth-of-type(even) { border-radius: ${theme.radius.large} ${theme.radius.large} 0; }
  > div { margin-block-start: ${theme.space.l}; }
  > div li { padding-block-end: ${theme.space.s}; border-block-end: ${theme.line.hair} solid ${theme.alpha.line}; }
  > div li > p { font: inherit; }
`;
