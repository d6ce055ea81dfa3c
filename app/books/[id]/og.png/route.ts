import { content } from '@/lib/content';
import { shareOf } from '@/lib/images/share';
import { paramsOf } from '@/lib/pages/params';
import { bookPath } from '@/lib/pages/paths';
import { uniqueById } from '@/lib/tips/unique';

export const dynamic = 'force-static';
export const dynamicParams = false;

const ids = uniqueById(content.books).items.map(({ id }) => id);
export const generateStaticParams = () => paramsOf('id', ids);

/** The share picture of one book: /books/10/og.png */
export const GET = shareOf((id) => bookPath(Number(id)));
