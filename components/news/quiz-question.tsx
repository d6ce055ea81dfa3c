import { useEffect, useRef, useState } from 'react';

export type Question = { question: string; answers: string[]; correct: number; explanation: string };

/** A question with three answers. A choice is evaluated at once and can be changed. */
export function QuizQuestion({ number, question, answers, correct, explanation }: Question & { number: number }) {
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
