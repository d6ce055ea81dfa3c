import type { Book } from 'content/kinds';
import { Link } from '@/components/ui/link';
import { bookPath } from '@/lib/paths';
import { coverOf } from '@/lib/tips/facts';
import { TipPicture } from './tip-picture';

/** Up to three related books, on their own shelf. */
export function RelatedBooks({ books }: { books: Book[] }) {
  if (books.length === 0) return null;
  return (
    <section className="related no-print" aria-labelledby="passt-dazu">
      <h2 id="passt-dazu">Das passt dazu</h2>
      <ul role="list">
        {books.map((book) => (
          <li key={book.id}>
            <Link href={bookPath(book.id)}>
              <span className="stand">
                <TipPicture image={coverOf(book)} kind="book" id={book.id} title={book.title} sizes="15rem" />
              </span>
              <strong>{book.title}</strong>
              <span className="facts-line">
                {book.genre} · {book.age.text}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
