import type { MetadataRoute } from 'next';
import { content } from '@/lib/content';
import { derived } from '@/lib/images';
import { filledPages } from '@/lib/pages/registry';
import { absolute, fullAddress } from '@/lib/seo/address';

export const dynamic = 'force-static';

/** /sitemap.xml: the canonical pages with their pictures, and when they changed if content says so. */
export default function sitemap(): MetadataRoute.Sitemap {
  return filledPages(content).map(({ path, changed, images }) => ({
    url: absolute(path),
    ...(changed && { lastModified: changed }),
    images: [...new Set(images)].map((src) => fullAddress(derived(src).src)),
  }));
}
