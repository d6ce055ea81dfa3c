import type { AskedQuestion } from 'content/kinds';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { questionPath } from '@/lib/paths';

type Props = { questions: readonly AskedQuestion[]; level: 2 | 3 };

/** Questions with short answers; the whole card links to the full answer. */
export function QuestionCards({ questions, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <ul role="list" className="question-cards">
      {questions.map(({ slug, question, category, short }) => (
        <li key={slug} className="sheet" data-lifts="" data-category={category}>
          <p>
            <Badge>{category}</Badge>
          </p>
          <Heading>
            <Link href={questionPath(slug)}>
              <Words text={question} />
            </Link>
          </Heading>
          <p>{short}</p>
        </li>
      ))}
    </ul>
  );
}
