import { content } from '@/lib/content';
import { shareOf } from '@/lib/images/share';
import { paramsOf } from '@/lib/pages/params';
import { articlePath } from '@/lib/pages/paths';

export const dynamic = 'force-static';
export const dynamicParams = false;

const slugs = content.articles.map(({ slug }) => slug);
export const generateStaticParams = () => paramsOf('slug', slugs);

/** The share picture of one article: /news/wie-ein-vulkan-ausbricht/og.png */
export const GET = shareOf(articlePath);
