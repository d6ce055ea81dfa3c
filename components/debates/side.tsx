import type { Debate } from 'content/kinds';
import { sentencesOf } from '@/lib/news/reading';

type Props = {
  side: Debate['pro'];
  answer: 'Ja' | 'Nein';
  id: 'pro' | 'contra';
  /** Of its heading. */
  level?: 2 | 4;
};

/** One side's position and its three reasons. */
export function Side({ side: { heading, text, reasons }, answer, id, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className="side" data-side={id} aria-labelledby={id}>
      <p className="stamp" aria-hidden="true">
        {answer}
      </p>
      <Heading id={id} data-sentence="">
        {heading}
      </Heading>
      <p>
        {sentencesOf(text).map((sentence) => (
          <span key={sentence} data-sentence="">
            {sentence}
          </span>
        ))}
      </p>
      <ol role="list" aria-label="Drei Gründe">
        {reasons.map((reason) => (
          <li key={reason}>
            <span data-sentence="">{reason}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
