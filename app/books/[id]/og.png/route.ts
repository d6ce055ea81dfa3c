import { content } from '@/lib/content';
import { shareResponse } from '@/lib/images/share';
import { bookPath } from '@/lib/pages/paths';
import { uniqueById } from '@/lib/tips/unique';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => uniqueById(content.books).items.map(({ id }) => ({ id: String(id) }));

/** The share picture of one book: /books/10/og.png */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  return shareResponse(bookPath(Number((await params).id)));
}
