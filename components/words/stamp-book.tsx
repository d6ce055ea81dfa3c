import { formatDay } from 'german/dates/german';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { PartProps } from './part-props';

/** Number of empty places beside the stamps. */
const FREE = 3;

/** Articles read and quizzes solved, as a booklet; it is all that the page prints (R-WORD-7). */
export function StampBook({ data: { copy, places }, book: { stamps } }: PartProps) {
  const read = new Set(stamps.filter(({ kind }) => kind === 'read').map(({ path }) => path));
  const free = Object.entries(places)
    .filter(([path]) => !read.has(path))
    .slice(0, FREE);
  return (
    <section className="stamp-book" data-part="stamps" aria-labelledby="stempel">
      <h2 id="stempel">{copy.book.title}</h2>
      <p className="no-print">{copy.book.text}</p>
      <p className="owner">{copy.book.owner}</p>
      <ul role="list">
        {stamps.map(({ kind, path, day }) => (
          <li key={kind + path} data-kind={kind}>
            <span className="stamp">
              <strong>{copy.book[kind]}</strong>
              <span>{formatDay(day)}</span>
            </span>
            <span className="stamp-title">{places[path]?.title}</span>
          </li>
        ))}
        {free.map(([path, { title }]) => (
          <li key={path} data-kind="free" className="no-print">
            <span className="stamp">{copy.book.free}</span>
            <Link className="stamp-title" href={path}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {stamps.length > 0 && (
        <Button variant="second" className="button no-print" onClick={() => window.print()}>
          <Icon name="printer" />
          Stempelheft drucken
        </Button>
      )}
    </section>
  );
}
