import { entryOf } from 'content/references';
import { Picture } from '@/components/ui/picture';
import { content } from '@/lib/content';
import { PRINTED_QUESTIONS } from '@/lib/issues/pieces';
import { Answer, JokeText } from './answer';
import { Kicker } from './kicker';
import type { PieceOf } from './piece-of';

export const Riddle = ({ piece: { title, question, answer, image } }: PieceOf<'riddle'>) => (
  <>
    {image && <Picture image={image} sizes="(width >= 40rem) 22rem, 92vw" fallback={{ kind: 'article', title }} />}
    <Kicker>Rätsel</Kicker>
    <h3>{title}</h3>
    <p>{question}</p>
    <Answer label="Lösung" of={title}>
      <p>{answer}</p>
    </Answer>
  </>
);

export const Joke = ({ piece: { question, answer } }: PieceOf<'joke'>) => (
  <>
    <Kicker>Witz</Kicker>
    <JokeText question={question} answer={answer} />
  </>
);

const LETTERS = ['A', 'B', 'C'] as const;

/** Questions without controls; the article's own page has the interactive quiz. */
export function PrintedQuiz({ piece }: PieceOf<'quiz'>) {
  const article = entryOf(content, 'articles', piece.slug);
  if (!article) return null;
  return (
    <>
      <Kicker>Quiz</Kicker>
      <h3>Hast du gut aufgepasst?</h3>
      <ol className="questions">
        {article.quiz.slice(0, PRINTED_QUESTIONS).map(({ question, answers, correct, explanation }) => (
          <li key={question}>
            <p>{question}</p>
            <ul role="list">
              {answers.map((answer, at) => (
                <li key={answer}>
                  <b>{LETTERS[at]}</b> {answer}
                </li>
              ))}
            </ul>
            <Answer label="Lösung" of={question}>
              <p>
                <b>{LETTERS[correct - 1]}</b> {explanation}
              </p>
            </Answer>
          </li>
        ))}
      </ol>
    </>
  );
}
