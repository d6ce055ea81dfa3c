import { feedNames, readFeed } from '@/components/tips/feeds';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => feedNames().map((file) => ({ file }));

/** Cards as JSON: /tips/books-0.json for the random tips of the landing page, /tips/books-list.json for long lists. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  return Response.json(await readFeed((await params).file));
}
