'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type Question, QuizQuestion } from './quiz-question';

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
