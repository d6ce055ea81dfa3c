import { Link } from '@/components/ui/link';
import type { Asked } from '@/lib/news/questions';
import { MarginBox } from './margin-box';

/** A quiz question that fills an empty part of the margin. */
export function MarginQuestion({ asked }: { asked: Asked | undefined }) {
  if (!asked) return null;
  const { question, answers } = asked;
  return (
    <MarginBox title="Frage zum Text">
      <span>{question}</span>
      {answers.length > 0 && (
        <ul>
          {answers.map((answer) => (
            <li key={answer}>{answer}</li>
          ))}
        </ul>
      )}
      <Link href="#quiz">Zum Quiz</Link>
    </MarginBox>
  );
}
