import { TipsPage } from '@/components/tips/tips-page';
import { content } from '@/lib/content';
import { pageNumber, pageParams, pagePath } from '@/lib/pages/paged';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { bookList } from '@/lib/seo/graph/tips';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';
import { findable } from '@/lib/tips/findable';
import { tipOfBook } from '@/lib/tips/tip';
import { uniqueById } from '@/lib/tips/unique';

type Props = { params: Promise<{ seite?: string[] }> };

const path = PATHS.books;
const copy = content.lists.books;
const books = uniqueById(content.books).items;
const tips = findable(content.books.map(tipOfBook), content.searchWords);

export const dynamicParams = false;

/** One route for the list and its pagination: Next cannot export a dynamic route that has no pages. */
export const generateStaticParams = () => pageParams(books);
export const generateMetadata = async ({ params }: Props) =>
  metadataOf(pagePath(path, pageNumber((await params).seite)));

/** All book tips (R-TIP-6), paginated (R-TIP-13). */
export default async function BooksPage({ params }: Props) {
  const page = pageNumber((await params).seite);
  const about = books.length > 0 ? bookList(copy.title, books, page) : undefined;
  return (
    <>
      <JsonLd graph={pageGraph(pagePath(path, page), about)} />
      <TipsPage kind="book" {...{ path, page, copy, tips }} />
    </>
  );
}
