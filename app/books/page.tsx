import { BookList } from '@/components/tips/book-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { bookList } from '@/lib/seo/graph/tips';
import { pageMetadata } from '@/lib/seo/metadata';
import { uniqueById } from '@/lib/tips/unique';

const { books: copy } = content.lists;

export const metadata = pageMetadata({ title: copy.title, description: copy.description, path: '/books/' });

/** All book tips (spec 2 §2, Full book list). */
export default function BooksPage() {
  return (
    <>
      <Breadcrumb path="/books/" about={[bookList(copy.title, uniqueById(content.books).items)]} />
      <Page title={copy.title} lead={copy.intro} back={{ href: '/#games-books', label: 'Zurück zur Übersicht' }}>
        <BookList copy={copy} books={content.books} />
      </Page>
    </>
  );
}
