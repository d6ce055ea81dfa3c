import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Words } from '@/components/ui/words';
import { issuePageAnchor } from '@/lib/paths';
import type { PieceOf } from './piece-of';

/** A torn strip of the front page that links to a piece inside, if that may be read. */
export function Teaser({ piece, issue }: PieceOf<'teaser'>) {
  const { kicker, title, page, image } = piece;
  const inside = (
    <>
      <Picture image={image} sizes="6rem" decorative />
      <span className="teaser-words">
        <span>{kicker}</span>{' '}
        <strong>
          <Words text={title} />
        </strong>{' '}
        <span>{`Seite\u00a0${page}`}</span>
      </span>
    </>
  );
  return issue.open ? <Link href={`#${issuePageAnchor(page)}`}>{inside}</Link> : <p>{inside}</p>;
}
