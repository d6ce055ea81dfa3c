import { FullList } from '@/components/tips/full-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { bookList } from '@/lib/seo/graph/tips';
import { pageMetadata } from '@/lib/seo/metadata';
import { findable } from '@/lib/tips/findable';
import { tipOfBook } from '@/lib/tips/tip';
import { uniqueById } from '@/lib/tips/unique';

const { books: copy } = content.lists;

export const metadata = pageMetadata({ title: copy.title, description: copy.description, path: PATHS.books });

/** All book tips (R-TIP-6). */
export default function BooksPage() {
  return (
    <>
      <Breadcrumb
        path={PATHS.books}
        about={content.books.length > 0 ? [bookList(copy.title, uniqueById(content.books).items)] : []}
      />
      <Page title={copy.title} lead={copy.intro} back={{ href: '/#games-books', label: 'Zurück zur Übersicht' }}>
        <FullList kind="book" copy={copy} tips={findable(content.books.map(tipOfBook), content.searchWords)} />
      </Page>
    </>
  );
}
