import type { Book, Content } from 'content/kinds';
import styled from 'styled-components';
import { BackLink } from '@/components/ui/back-link';
import { Picture } from '@/components/ui/picture';
import { DrawnHeading } from '@/components/ui/section';
import { StateRibbon } from '@/components/ui/state-ribbon';
import { media, theme } from '@/components/ui/theme';
import { coverOf } from '@/lib/tips/facts';
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
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  padding-block: calc(${theme.space.header} + ${theme.space.l}) ${theme.space.section};

  .book { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxl}; margin-block-start: ${theme.space.l}; }
  ${media.tablet} { .book { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: start; } }
  .book > .stand { block-size: auto; padding-inline: ${theme.space.l}; margin-block-end: ${theme.space.m}; }
  .book > .stand picture { block-size: auto; inline-size: min(100%, ${theme.width.column}); rotate: -1.5deg; transform-origin: 0 100%; view-transition-name: book; }
  .book > .stand picture img { inline-size: 100%; }

  .words { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; }
  .words h1 { font-size: ${theme.type.h2}; hyphens: manual; inline-size: fit-content; view-transition-name: book-title; }
  .by { margin-block-start: ${theme.space.m}; font-size: ${theme.type.lead}; }
  .description { max-inline-size: ${theme.width.text}; font-size: ${theme.type.lead}; }

  .facts { max-inline-size: ${theme.width.text}; border-block-start: ${theme.line.thin} solid ${theme.color.ink}; }
  .facts > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${theme.space.m};
    padding-block: ${theme.space.xs};
    border-block-end: ${theme.line.hair} solid ${theme.alpha.lineStrong};
  }
  .facts dt { font-weight: ${theme.weight.bold}; }
  ${related}
  ${example}
  --shelf-gap: ${theme.space.l};
`;
