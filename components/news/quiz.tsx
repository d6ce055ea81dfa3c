import { Island } from '@/components/islands/island';
import type { Article } from '@/lib/content/kinds';
import { Root } from './quiz.styles';
import { QuizQuestions } from './quiz-questions.island';

const COUNTS: Record<number, string> = { 3: 'Drei', 4: 'Vier', 5: 'Fünf' };

/** Questions about the article, one at a time on phones. Nothing is scored or stored. */
export function Quiz({ questions }: { questions: Article['quiz'] }) {
  return (
    <Root id="quiz" aria-labelledby="quiz-titel">
      <h2 id="quiz-titel">Hast du gut aufgepasst?</h2>
      <p>{COUNTS[questions.length]} Fragen zum Artikel. Hier gibt es keine Noten.</p>
      <Island of={QuizQuestions} props={{ questions }} />
      <noscript>
        <ol>
          {questions.map(({ question, answers, correct, explanation }) => (
            <li key={question}>
              {answers[correct - 1]}: {explanation}
            </li>
          ))}
        </ol>
      </noscript>
    </Root>
  );
}
