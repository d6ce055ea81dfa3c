import { BookDetail } from '@/components/tips/book-detail';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { derived } from '@/lib/images';
import { bookPath } from '@/lib/pages/paths';
import { book as bookNode } from '@/lib/seo/graph/tips';
import { pageMetadata } from '@/lib/seo/metadata';
import { teaserOf } from '@/lib/text';
import { coverOf } from '@/lib/tips/facts';
import { neighbours, relatedBooks } from '@/lib/tips/neighbours';
import { uniqueById } from '@/lib/tips/unique';

type Props = { params: Promise<{ id: string }> };

const books = uniqueById(content.books).items;

async function bookOf({ params }: Props) {
  const { id } = await params;
  const book = books.find((entry) => String(entry.id) === id);
  if (!book) throw new Error(`Kein Buch mit der Kennung ${id}`);
  return book;
}

export const dynamicParams = false;
export const generateStaticParams = () => books.map(({ id }) => ({ id: String(id) }));

export async function generateMetadata(props: Props) {
  const { id, title, description } = await bookOf(props);
  return pageMetadata({ title: `Buchtipp: ${title}`, description: teaserOf(description, 160), path: bookPath(id) });
}

/** One book tip with the ones before and after it. */
export default async function BookPage(props: Props) {
  const book = await bookOf(props);
  const cover = derived((coverOf(book) ?? book.cover).src).src;
  return (
    <>
      <Breadcrumb path={bookPath(book.id)} about={[bookNode(book, cover)]} />
      <BookDetail
        book={book}
        copy={content.lists.books}
        {...neighbours(books, book.id)}
        related={relatedBooks(books, book)}
      />
    </>
  );
}
