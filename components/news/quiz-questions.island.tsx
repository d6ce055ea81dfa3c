'use client';

import { counted } from 'german/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

type Question = { question: string; answers: string[]; correct: number; explanation: string };

/** What a child is told at the end: 'Geschafft! 4 von 5 Antworten stimmen.' and a kind word. */
function resultOf(questions: Question[], chosen: readonly (number | undefined)[]) {
  const open = questions.filter((_, at) => chosen[at] === undefined).length;
  if (open > 0)
    return {
      title: `Noch ${counted(open, 'Frage', 'Fragen')} offen`,
      text: 'Geh zurück und such dir eine Antwort aus.',
    };
  const right = questions.filter(({ correct }, at) => chosen[at] === correct).length;
  const title = `Geschafft! ${right} von ${questions.length} Antworten ${right === 1 ? 'stimmt' : 'stimmen'}.`;
  if (right === questions.length) return { title, text: 'Alles richtig: Dir entgeht nichts!' };
  if (right * 2 >= questions.length) return { title, text: 'Gut aufgepasst! Den Rest weißt du jetzt auch.' };
  return { title, text: 'Das waren knifflige Fragen. Jetzt kennst du die Antworten, und das zählt.' };
}

/** All questions. On phones CSS shows one at a time, and these buttons turn to the others and to the result. */
export function QuizQuestions({ questions }: { questions: Question[] }) {
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<readonly (number | undefined)[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const last = questions.length;
  const isEnd = at === last;
  const result = resultOf(questions, chosen);
  const turn = (to: number) => {
    if (to < 0 || to > last) return;
    // Render first: hidden elements cannot take focus.
    flushSync(() => setAt(to));
    root.current?.querySelectorAll<HTMLElement>('fieldset, .result')[to]?.focus();
  };
  return (
    <div ref={root}>
      <ul role="list">
        {questions.map((question, index) => (
          <li key={question.question} data-shown={index === at ? '' : undefined}>
            <QuizQuestion
              number={index + 1}
              {...question}
              chosen={chosen[index]}
              choose={(answer) =>
                setChosen((before) => questions.map((_, place) => (place === index ? answer : before[place])))
              }
            />
          </li>
        ))}
      </ul>
      <section
        className="result"
        aria-label="Ergebnis"
        tabIndex={-1}
        data-shown={isEnd ? '' : undefined}
        data-done={questions.every((_, place) => chosen[place] !== undefined) ? '' : undefined}
      >
        <strong>{result.title}</strong>
        <p>{result.text}</p>
      </section>
      <div className="turn">
        <Button variant="second" size="small" aria-disabled={at === 0} onClick={() => turn(at - 1)}>
          <Icon name="arrow-left" />
          Zurück
        </Button>
        <span>{isEnd ? '' : `Frage ${at + 1} von ${last}`}</span>
        <Button size="small" aria-disabled={isEnd} onClick={() => turn(at + 1)}>
          <span>{at < last - 1 ? 'Weiter' : 'Ergebnis'}</span>
          <Icon name="arrow-right" />
        </Button>
      </div>
    </div>
  );
}

type QuestionProps = Question & { number: number; chosen: number | undefined; choose: (answer: number) => void };

/** A question with three answers. A choice is evaluated at once and can be changed. */
function QuizQuestion({ number, question, answers, correct, explanation, chosen, choose }: QuestionProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const adopt = useEffectEvent(choose);
  // Adopts an answer given before hydration.
  useEffect(() => {
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])];
    const early = inputs.findIndex(({ checked }) => checked);
    if (early >= 0) adopt(early + 1);
  }, []);
  return (
    <fieldset ref={box} tabIndex={-1}>
      <legend>
        {number}. {question}
      </legend>
      {answers.map((answer, index) => (
        <label key={answer} data-right={chosen !== undefined && index + 1 === correct ? '' : undefined}>
          <input
            type="radio"
            name={`frage-${number}`}
            checked={chosen === index + 1}
            onChange={() => choose(index + 1)}
          />
          {answer}
        </label>
      ))}
      <p role="status">
        {chosen !== undefined && (
          <>
            <strong>{chosen === correct ? 'Richtig. ' : `Nicht ganz. Richtig ist: ${answers[correct - 1]}. `}</strong>
            {explanation}
          </>
        )}
      </p>
    </fieldset>
  );
}
