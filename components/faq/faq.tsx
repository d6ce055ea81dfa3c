import type { Question } from 'content/kinds';
import styled from 'styled-components';
import { Fold } from '@/components/ui/fold';
import { media, theme } from '@/components/ui/theme';

/** Questions that expand one at a time (R-READ-3). `<details name>` does this without JavaScript; `lib/plain/faq.ts`
 * opens the question in the address and supports browsers that lack `name`. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <Root aria-labelledby="fragen">
      <h2 id="fragen">Häufige Fragen</h2>
      <ol role="list">
        {questions.map(({ question, answer }, index) => (
          <li key={question}>
            <Fold look="strip" level={3} title={question} name="faq" id={`faq-${index + 1}`}>
              <p>{answer}</p>
            </Fold>
          </li>
        ))}
      </ol>
    </Root>
  );
}

const Root = styled.section`
  /* The heading in the margin, as beside the text above. */
  ${media.desktop} { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, ${theme.width.text}); column-gap: ${theme.space.xxl}; }
  ol { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xs}; }
`;
