import { MoreLink } from '@/components/ui/back-link';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import type { Book } from '@/lib/content/kinds';
import { bookPath } from '@/lib/paths';
import { coverOf, priceText } from '@/lib/tips/facts';
import { Placeholder } from './placeholder';

/** One book in the list (spec 2 §2, Full book list). Its look stands in the list's root. */
export function BookCard({ book }: { book: Book }) {
  const { id, title, author, genre, age, pages, publisher, description, price } = book;
  const cover = coverOf(book);
  return (
    <article id={`book-${id}`} className="tip" tabIndex={-1} aria-labelledby={`book-${id}-titel`}>
      <div className="stand">
        {cover ? (
          <Picture image={cover} sizes="15rem" fallback={{ kind: 'book', title, id }} />
        ) : (
          <Placeholder kind="book" />
        )}
      </div>
      <div className="words">
        <p className="labels">
          <Badge tone="sun">{age}</Badge>
          <Badge tone="sky">{pages}</Badge>
          <Badge>{genre}</Badge>
        </p>
        <h2 id={`book-${id}-titel`}>{title}</h2>
        <p className="by">
          von {author} · {publisher}
        </p>
        <p className="description">{description}</p>
        <p className="ways">
          <span className="price">{priceText(price)}</span>
          <MoreLink href={bookPath(id)} about={title}>
            Mehr erfahren
          </MoreLink>
        </p>
      </div>
    </article>
  );
}
