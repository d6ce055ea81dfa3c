import styled from 'styled-components';
import { Link } from '@/components/ui/link';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { QUESTION_CARD_PATH } from '@/lib/paths';
import { QuestionCards } from './question-cards';
import { questionCards } from './question-cards.styles';

/** All questions with short answers, and a postcard to send in a question (R-QUE-1, R-QUE-4). */
export function QuestionsPage() {
  const { questions, questionPage } = content;
  const { asked, card } = questionPage;
  if (questions.length === 0) return <p>Hier stehen bald die ersten Fragen.</p>;
  return (
    <Root>
      <p className="asked">{asked}</p>
      <QuestionCards questions={questions} level={2} />
      <section className="card" aria-labelledby="karte">
        <h2 id="karte">{card.heading}</h2>
        <p>{card.text}</p>
        <p className="no-print">
          <Link href={QUESTION_CARD_PATH}>{card.file}</Link> (PDF, 1{'\u00a0'}Seite)
        </p>
      </section>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  ${questionCards}
  .asked { max-inline-size: ${theme.width.text}; padding: ${theme.space.s} ${theme.space.m}; border-inline-start: ${theme.space.xs} solid ${theme.color.coral}; font-size: ${theme.type.small}; }
  .card { padding: min(${theme.space.xl}, 6vw); border: ${theme.line.thin} dashed ${theme.color.edge}; border-radius: ${theme.radius.large}; background: ${theme.color.cream}; }
  .card > h2 { margin-block-end: ${theme.space.s}; font-size: ${theme.type.h3}; }
  .card > p { max-inline-size: ${theme.width.text}; }
  .card a { display: inline-block; padding-block: ${theme.space.s}; font-weight: ${theme.weight.bold}; }
`;
