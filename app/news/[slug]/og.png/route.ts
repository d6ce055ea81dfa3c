import { content } from '@/lib/content';
import { shareResponse } from '@/lib/images/share';
import { articlePath } from '@/lib/pages/paths';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => content.articles.map(({ slug }) => ({ slug }));

/** The share picture of one article: /news/wie-ein-vulkan-ausbricht/og.png */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }) {
  return shareResponse(articlePath((await params).slug));
}
