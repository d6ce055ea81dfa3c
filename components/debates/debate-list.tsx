import type { Debate } from 'content/kinds';
import { Link } from '@/components/ui/link';
import { debatePath, PATHS } from '@/lib/paths';

/** Other debates, newest first; `intro` is shown above the list of all debates. */
export const DebateList = ({ debates, intro }: { debates: readonly Debate[]; intro?: string | undefined }) =>
  debates.length > 0 && (
    <section className="others no-print" aria-labelledby="weitere">
      <h2 id="weitere">Weitere Streitfragen</h2>
      {intro && <p>{intro}</p>}
      <ul role="list">
        {debates.map(({ slug, title, date }) => (
          <li key={slug} className="sheet" data-lifts="">
            <h3>
              <Link href={debatePath(slug)}>{title}</Link>
            </h3>
            <p>{date.text}</p>
          </li>
        ))}
      </ul>
      {!intro && (
        <p>
          <Link href={PATHS.debates}>Alle Streitfragen</Link>
        </p>
      )}
    </section>
  );
