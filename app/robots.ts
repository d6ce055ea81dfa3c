import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/seo/address';

export const dynamic = 'force-static';

/** /robots.txt: everything may be read. On a host that serves the site below a path it has no effect; the sitemap has. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') };
}
