import styled from 'styled-components';
import { BackLink } from '@/components/ui/back-link';
import { Picture } from '@/components/ui/picture';
import { DrawnHeading } from '@/components/ui/section';
import { StateRibbon } from '@/components/ui/state-ribbon';
import { theme } from '@/components/ui/theme';
import type { Book, Content } from '@/lib/content/kinds';
import { coverOf } from '@/lib/tips/facts';
import { detail } from './book-detail.styles';
import { BookPager } from './book-pager';
import { ExampleNote } from './example-note';
import { example } from './example-note.styles';
import { Placeholder } from './placeholder';
import { RelatedBooks } from './related-books';
import { related } from './related-books.styles';
import { stand } from './stand.styles';

type Props = {
  book: Book;
  /** Its position on the list. */
  place: string;
  copy: Content['lists']['books'];
  previous?: Book;
  next?: Book;
  related: Book[];
};

/** A book: cover on its shelf, description, facts, previous and next book, related tips. */
export function BookDetail({ book, place, copy, previous, next, related }: Props) {
  const { id, title, author, genre, description, age, pages, publisher, price } = book;
  const cover = coverOf(book);
  const facts = {
    Alter: age.text,
    Umfang: pages.text,
    Art: genre,
    Verlag: publisher,
    Preis: typeof price === 'string' ? price : price.text,
  };
  return (
    <Root>
      <StateRibbon of={book} />
      <BackLink href={place}>Zurück zu den Buchtipps</BackLink>
      <article className="book" aria-labelledby="titel">
        <div className="stand">
          {cover ? (
            <Picture image={cover} sizes="20rem" eager fallback={{ kind: 'book', title, id }} />
          ) : (
            <Placeholder kind="book" />
          )}
        </div>
        <div className="words">
          <header>
            <p className="kicker">Buchtipp · {genre}</p>
            <h1 id="titel">
              <DrawnHeading text={title} />
            </h1>
            <p className="by">von {author}</p>
          </header>
          <p className="description">{description}</p>
          <dl className="facts">
            {Object.entries(facts).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ExampleNote text={copy.example?.one} />
        </div>
      </article>
      <BookPager {...(previous && { previous })} {...(next && { next })} />
      <RelatedBooks books={related} />
    </Root>
  );
}

const Root = styled.div`
  ${stand}
  ${detail}
  ${related}
  ${example}
  --shelf-gap: ${theme.space.l};
`;
