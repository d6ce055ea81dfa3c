'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

type Question = { question: string; answers: string[]; correct: number; explanation: string };

/** All questions. On phones CSS shows one at a time, and these buttons turn to the others. */
export function QuizQuestions({ questions }: { questions: Question[] }) {
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const turn = (to: number) => {
    if (!questions[to]) return;
    // Render first: hidden elements cannot take focus.
    flushSync(() => setAt(to));
    list.current?.querySelectorAll('fieldset')[to]?.focus();
  };
  return (
    <>
      <ul role="list" ref={list}>
        {questions.map((question, index) => (
          <li key={question.question} data-shown={index === at ? '' : undefined}>
            <QuizQuestion number={index + 1} {...question} />
          </li>
        ))}
      </ul>
      <div className="turn">
        <Button variant="second" size="small" aria-disabled={at === 0} onClick={() => turn(at - 1)}>
          <Icon name="arrow-left" />
          Zurück
        </Button>
        <span>
          {at + 1} von {questions.length}
        </span>
        <Button size="small" aria-disabled={at === questions.length - 1} onClick={() => turn(at + 1)}>
          Weiter
          <Icon name="arrow-right" />
        </Button>
      </div>
    </>
  );
}

/** A question with three answers. A choice is evaluated at once and can be changed. */
function QuizQuestion({ number, question, answers, correct, explanation }: Question & { number: number }) {
  const [chosen, setChosen] = useState<number>();
  const box = useRef<HTMLFieldSetElement>(null);
  // Adopts an answer given before hydration.
  useEffect(() => {
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])];
    const early = inputs.findIndex(({ checked }) => checked);
    if (early >= 0) setChosen(early + 1);
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
            onChange={() => setChosen(index + 1)}
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
