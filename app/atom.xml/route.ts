import { content } from '@/lib/content';
import { derived } from '@/lib/images';
import { fullAddress } from '@/lib/seo/address';
import { atomFeed } from '@/lib/seo/atom';

export const dynamic = 'force-static';

/** The news as a feed: /atom.xml */
export function GET() {
  const feed = atomFeed(content, (picture) => {
    const { src, width, height } = derived(picture);
    return { src: fullAddress(src), width, height };
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}
