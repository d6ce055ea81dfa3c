import styled from 'styled-components';
import { Icon } from '@/components/ui/icon';
import { media, theme } from '@/components/ui/theme';
import type { Question } from '@/lib/content/kinds';
import { FaqControl } from './faq.island';

/**
 * Questions as folded strips, one open at a time (R-READ-3). `<details name>` does it without script; the island
 * opens the question an address names and helps browsers that do not know the name.
 */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <Root aria-labelledby="fragen">
      <h2 id="fragen">Häufige Fragen</h2>
      <ol role="list">
        {questions.map(({ question, answer }, index) => (
          <li key={question}>
            <details name="faq" id={`faq-${index + 1}`}>
              <summary>
                <h3>{question}</h3>
                <Icon name="chevron-down" />
              </summary>
              <p>{answer}</p>
            </details>
          </li>
        ))}
      </ol>
      <FaqControl />
    </Root>
  );
}

const Root = styled.section`
  /* The heading in the margin, as beside the text above. */
  ${media.desk} { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, ${theme.width.text}); column-gap: ${theme.space.xxl}; }
  ol { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xs}; }
  details { border: ${theme.line.hair} solid ${theme.alpha.line}; border-radius: ${theme.radius.small}; background: ${theme.color.white}; overflow: clip; }
  details[open] { box-shadow: ${theme.shadow.sheet}; }
  details:target { outline: ${theme.line.thick} solid ${theme.color.sun}; }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.m};
    min-block-size: ${theme.size.touch};
    padding: ${theme.space.m} min(${theme.space.l}, 6vw);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  ${media.hover} { summary:hover { background: ${theme.color.lilacPale}; } }
  summary .icon { color: ${theme.color.violetDeep}; transition: rotate ${theme.motion.fast}; }
  details[open] summary .icon { rotate: 180deg; }
  h3 { min-inline-size: 0; font-size: ${theme.type.h4}; overflow-wrap: anywhere; }
  details > p { padding: 0 min(${theme.space.l}, 6vw) ${theme.space.l}; max-inline-size: ${theme.width.text}; }
  ${media.print} {
    details, details[open] { border: 0; box-shadow: none; break-inside: avoid; }
    details::details-content { content-visibility: visible; block-size: auto; }
    summary .icon { display: none; }
  }
`;
