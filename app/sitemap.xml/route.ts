import { fullAddress } from 'content/address';
import { content } from '@/lib/content';
import { derived } from '@/lib/images';
import { sitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

/** /sitemap.xml. Next's own writes pictures before the date, which the schema does not allow. */
export const GET = () =>
  new Response(
    sitemap(content, (image) => fullAddress(derived(image).src)),
    { headers: { 'content-type': 'application/xml' } },
  );
