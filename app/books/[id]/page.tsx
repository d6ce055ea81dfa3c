import { teaserOf } from 'german/text';
import { notFound } from 'next/navigation';
import { BookDetail } from '@/components/tips/book-detail';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { derived } from '@/lib/images';
import { placesIn } from '@/lib/pages/paged';
import { paramsOf } from '@/lib/pages/params';
import { bookPath, PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { book as bookNode } from '@/lib/seo/graph/tips';
import { JsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { coverOf } from '@/lib/tips/facts';
import { neighbours, relatedBooks } from '@/lib/tips/neighbours';
import { uniqueById } from '@/lib/tips/unique';

type Props = { params: Promise<{ id: string }> };

const books = uniqueById(content.books).items;
const placeOf = placesIn(PATHS.books, books, 'book');

async function bookOf({ params }: Props) {
  const { id } = await params;
  return books.find((entry) => String(entry.id) === id) ?? notFound();
}

export const dynamicParams = false;
const ids = books.map(({ id }) => id);
export const generateStaticParams = () => paramsOf('id', ids);

export async function generateMetadata(props: Props) {
  const { id, title, description } = await bookOf(props);
  return pageMetadata({ title: `Buchtipp: ${title}`, description: teaserOf(description, 160), path: bookPath(id) });
}

/** A book tip, with links to the previous and the next one. */
export default async function BookPage(props: Props) {
  const book = await bookOf(props);
  // Like invented events, invented books are not announced to search engines.
  const copy = content.lists.books;
  const cover = derived((coverOf(book) ?? book.cover).src).src;
  return (
    <>
      <JsonLd graph={pageGraph(bookPath(book.id), copy.example ? undefined : bookNode(book, cover))} />
      <Breadcrumb path={bookPath(book.id)} />
      <BookDetail
        book={book}
        place={placeOf(book.id)}
        copy={copy}
        {...neighbours(books, book.id)}
        related={relatedBooks(books, book)}
      />
    </>
  );
}
