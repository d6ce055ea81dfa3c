import { absolute } from 'content/address';
import type { MetadataRoute } from 'next';

export const dynamic = 'force-static';

/** /robots.txt: allows everything. Has no effect on a site below a path; the sitemap works there too. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') };
}
