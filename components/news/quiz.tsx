import type { Article } from 'content/kinds';
import styled from 'styled-components';
import { Island } from '@/components/islands/island';
import { Fold } from '@/components/ui/fold';
import { media, theme } from '@/components/ui/theme';
import { QuizQuestions } from './quiz-questions.island';
import { quizQuestions } from './quiz-questions.styles';

const COUNTS: Record<number, string> = { 3: 'Drei', 4: 'Vier', 5: 'Fünf' };

/** Questions about the article, one at a time on phones. Nothing is scored or stored. */
export function Quiz({ questions }: { questions: Article['quiz'] }) {
  return (
    <Root id="quiz" aria-labelledby="quiz-titel">
      <h2 id="quiz-titel">Hast du gut aufgepasst?</h2>
      <p>{COUNTS[questions.length]} Fragen zum Artikel. Hier gibt es keine Noten.</p>
      <Island of={QuizQuestions} props={{ questions }} />
      <noscript>
        <Fold level={3} title="Die Antworten">
          <ol>
            {questions.map(({ question, answers, correct, explanation }) => (
              <li key={question}>
                {answers[correct - 1]}: {explanation}
              </li>
            ))}
          </ol>
        </Fold>
      </noscript>
    </Root>
  );
}

/** Three questions at the end of an article, each on a slip of paper. */
const Root = styled.section`
  margin-block-start: ${theme.space.xxl};
  padding: ${theme.space.xl} ${theme.space.m};
  ${media.tablet} { padding-inline: ${theme.space.l}; }
  border-radius: ${theme.radius.large};
  background: ${theme.tint.sky};
  > h2 { font-size: ${theme.type.h3}; }
  > p { margin-block: ${theme.space.xs} ${theme.space.l}; }
  ul { display: grid; gap: ${theme.space.l}; ${media.desktop} { grid-template-columns: repeat(6, minmax(0, 1fr)); } }
  ul > li { display: grid; grid-template-columns: minmax(0, 1fr); }
  /* Three in a row; of four or five the last two share theirs. */
  ${media.desktop} {
    ul > li { grid-column: span 2; }
    ul > li:nth-of-type(4):nth-last-of-type(2), ul > li:nth-of-type(5), ul:has(> li:nth-of-type(4):last-of-type) > li { grid-column: span 3; }
  }
  ${quizQuestions}
  fieldset:focus { outline-offset: ${theme.line.thin}; }
  ol { margin-block-start: ${theme.space.m}; padding-inline-start: 1.5em; }
  fieldset { margin: 0; padding: ${theme.space.l} ${theme.space.m}; border: ${theme.line.hair} solid ${theme.alpha.lineStrong}; border-radius: ${theme.radius.sheet}; background: ${theme.color.white}; min-inline-size: 0; }
  legend { float: inline-start; inline-size: 100%; margin-block-end: ${theme.space.s}; padding: 0; font: ${theme.weight.bold} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; text-wrap: balance; }
  legend + * { clear: both; }
  label { overflow-wrap: anywhere; display: flex; gap: ${theme.space.s}; align-items: baseline; padding: ${theme.space.xs}; border-radius: ${theme.radius.small}; cursor: pointer; font-size: ${theme.type.small}; }
  label + label { margin-block-start: ${theme.space.xxs}; }
  ${media.hover} { label:hover { background: ${theme.color.lilacPale}; } }
  label:has(:checked) { background: ${theme.color.cream}; outline: ${theme.line.thin} solid ${theme.color.ink}; }
  label[data-right] { background: ${theme.tint.mint}; }
  input { accent-color: ${theme.color.violetDeep}; inline-size: ${theme.size.smallIcon}; block-size: ${theme.size.smallIcon}; flex: none; translate: 0 0.15em; }
  [role='status'] { font-size: ${theme.type.small}; }
  [role='status']:not(:empty) { margin-block-start: ${theme.space.s}; }
  ${media.phone} {
    margin-block-start: ${theme.space.m};
    padding: min(${theme.space.m}, 5vw);
    line-height: ${theme.leading.dense};
    > p { margin-block: ${theme.space.xxs} ${theme.space.m}; }
    fieldset { padding: min(${theme.space.s}, 4vw); }
    legend { margin-block-end: ${theme.space.xs}; font-size: ${theme.type.text}; }
    label { gap: min(${theme.space.s}, 3vw); padding: ${theme.space.xxs} min(${theme.space.xs}, 2vw); }
    input { inline-size: min(${theme.size.smallIcon}, 6vw); }
  }
  ${media.print} {
    padding: 0;
    break-inside: avoid;
    > h2, > p { break-after: avoid; }
    ul { grid-template-columns: repeat(6, minmax(0, 1fr)); gap: ${theme.space.s}; }
    ul > li { grid-column: span 2 !important; }
    fieldset { padding: ${theme.space.s}; break-inside: avoid; }
    label { padding-inline: 0; }
  }
`;
