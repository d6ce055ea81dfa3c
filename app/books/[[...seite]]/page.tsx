import { FullList } from '@/components/tips/full-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { pageNumber, pageParams, pagePath, pageTitle } from '@/lib/pages/paged';
import { PATHS } from '@/lib/pages/paths';
import { bookList } from '@/lib/seo/graph/tips';
import { metadataOf } from '@/lib/seo/metadata';
import { findable } from '@/lib/tips/findable';
import { tipOfBook } from '@/lib/tips/tip';
import { uniqueById } from '@/lib/tips/unique';

type Props = { params: Promise<{ seite?: string[] }> };

const { books: copy } = content.lists;
const books = uniqueById(content.books).items;
const tips = findable(content.books.map(tipOfBook), content.searchWords);

export const dynamicParams = false;

/** One route for the list and its further pages: Next exports no route of its own for pages of which there are none. */
export const generateStaticParams = () => pageParams(books);

export const generateMetadata = async ({ params }: Props) =>
  metadataOf(pagePath(PATHS.books, pageNumber((await params).seite)));

/** All book tips (R-TIP-6), a page at a time (R-TIP-13). */
export default async function BooksPage({ params }: Props) {
  const page = pageNumber((await params).seite);
  return (
    <>
      <Breadcrumb
        path={pagePath(PATHS.books, page)}
        about={books.length > 0 ? [bookList(copy.title, books, page)] : []}
      />
      <Page
        title={pageTitle(copy.title, page)}
        lead={page > 1 ? undefined : copy.intro}
        back={{ href: '/#games-books', label: 'Zurück zur Übersicht' }}
      >
        <FullList kind="book" copy={copy} tips={tips} page={page} />
      </Page>
    </>
  );
}
