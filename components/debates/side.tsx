import { Sentence } from '@/components/news/annotated';
import type { Debate } from '@/lib/content/kinds';
import { sentencesOf } from '@/lib/news/reading';

type Props = { side: Debate['pro']; answer: 'Ja' | 'Nein'; id: 'pro' | 'contra' };

/** One side's position and its three reasons. */
export const Side = ({ side: { heading, text, reasons }, answer, id }: Props) => (
  <section className="side" data-side={id} aria-labelledby={id}>
    <p className="stamp" aria-hidden="true">
      {answer}
    </p>
    <h2 id={id} data-sentence="">
      {heading}
    </h2>
    <p>
      {sentencesOf(text).map((sentence) => (
        <Sentence key={sentence} parts={[sentence]} id={id} />
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
