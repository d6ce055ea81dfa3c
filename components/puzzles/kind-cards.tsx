import { KINDS, type Kind } from 'content/puzzle-kinds';
import { Link } from '@/components/ui/link';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { KindSign } from './kind-sign';

type Props = { week: string; kinds: readonly Kind[]; notes: Partial<Record<Kind, string>>; level?: 2 | 3 };

/** The puzzles of a week, with their pictures; the plain script marks those begun (lib/plain/resume.ts). */
export function KindCards({ week, kinds, notes, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <ul role="list" className="kind-cards">
      {kinds.map((kind) => (
        <li key={kind} className="sheet" data-lifts="" data-resumes={`${week}/${KINDS[kind].segment}/`}>
          <KindSign kind={kind} />
          <div>
            <Heading>
              <Link href={puzzlePath(week, kind)}>{KINDS[kind].name}</Link>
            </Heading>
            <p>{notes[kind]}</p>
          </div>
          <span className="begun">Angefangen</span>
        </li>
      ))}
    </ul>
  );
}
