import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** An answer inside a fold, so that readers think first; expanded in print. */
export const Answer = ({ label, of, children }: { label: string; of: string; children: ReactNode }) => (
  <details className="answer">
    <summary aria-label={`${label}: ${of}`}>
      <Icon name="chevron-down" />
      {label}
    </summary>
    <div>{children}</div>
  </details>
);

/** A joke; the punch line shows on a press. */
export const JokeText = ({ question, answer }: { question: string; answer: string }) => (
  <>
    <p>{question}</p>
    <Answer label="Und?" of={question}>
      <p>{answer}</p>
    </Answer>
  </>
);
