import styled from 'styled-components';
import { filterList } from '@/components/ui/styles/filter-list';
import { media, theme } from '@/components/ui/theme';
import type { Book, Content } from '@/lib/content/kinds';
import { AGE_GROUPS, bookFilter, typeOptions } from '@/lib/tips/filter';
import { PAGE_SIZE } from '@/lib/tips/list';
import { uniqueById } from '@/lib/tips/unique';
import { BookCard } from './book-card';
import { DuplicateNotice } from './duplicate-notice';
import { arrival } from './styles/arrival';
import { list } from './styles/list';
import { shelf } from './styles/shelf';
import { TipList } from './tip-list.island';

type Props = { copy: Content['lists']['books']; books: Book[] };

/** All book tips, one shelf below the other (spec 2 §2, Full book list). */
export function BookList({ copy, ...given }: Props) {
  const { items: books, removed } = uniqueById(given.books);
  return (
    <Root>
      <DuplicateNotice removed={removed} />
      <TipList
        prefix="book-"
        found={copy.found}
        feed="/tips/books-list.json"
        facets={[
          {
            name: 'alter',
            label: 'Alter',
            all: 'Jedes Alter',
            options: AGE_GROUPS.map(({ value, label }) => ({ value, label })),
          },
          { name: 'art', label: 'Art', all: 'Alle Bücher', options: typeOptions(books.map(({ genre }) => genre)) },
        ]}
        items={books.slice(0, PAGE_SIZE).map((book) => ({ ...bookFilter(book), node: <BookCard book={book} /> }))}
        total={books.length}
        searchLabel="Suche nach Titel, Namen oder Verlag"
        noun={{ one: 'Buchtipp', many: 'Buchtipps' }}
        empty={
          <>
            <h2>{copy.empty.title}</h2>
            <p>{copy.empty.text}</p>
          </>
        }
        resetLabel={copy.empty.reset}
      />
    </Root>
  );
}

const Root = styled.div`
  ${filterList}
  ${shelf}
  ${list}
  ${arrival}
  .filter-items { gap: ${theme.space.xxl}; }

  /* The board runs under the whole row, cover and words stand on it; on phones under the cover. */
  .stand { margin-block-end: ${theme.space.m}; }
  .stand::after { inset-inline: 0; }
  ${media.tablet} {
    .tip { padding-inline: ${theme.space.m}; }
    .stand { position: static; align-self: end; }
    .stand::after { inset-block: auto 0; }
  }
  li:nth-of-type(4n + 3) .stand .picture { rotate: -1.5deg; transform-origin: 0 100%; }
`;
