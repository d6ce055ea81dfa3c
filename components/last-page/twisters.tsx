import styled from 'styled-components';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { Turns } from './turns';

const A_WEEK = 2;

export function Twisters() {
  const { heading, more } = content.lists.lastPage.twisters;
  return (
    <Root aria-labelledby="zungenbrecher">
      <h2 id="zungenbrecher">{heading}</h2>
      <Turns
        list={content.lastPage.twisters}
        aWeek={A_WEEK}
        more={more}
        item={({ text, hint }) => (
          <li key={text}>
            <p>{text}</p>
            {hint && <p className="hint">{hint}</p>}
          </li>
        )}
      />
    </Root>
  );
}

const Root = styled.section`
  ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  > ul > li { padding-inline-start: ${theme.space.m}; border-inline-start: ${theme.space.xs} solid ${theme.color.sun}; }
  > ul > li > p:first-of-type { font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  .hint { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  > div { margin-block-start: ${theme.space.s}; }
`;
