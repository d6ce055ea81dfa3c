import { absolute } from 'content/address';
import type { Content } from 'content/kinds';
import { escapeUTF8 } from 'entities';
import { type Day, today } from 'german/dates/day';
import { filledPages } from '@/lib/pages/registry';
import type { SitePage } from '@/lib/pages/site-page';

/** The canonical pages with their pictures, and when they changed if content says so; in the order of sitemap.xsd:
 * sitemap(content, addressOf) → '<?xml version="1.0" encoding="UTF-8"?>\n<urlset …' */
export function sitemap(content: Content, addressOf: (image: string) => string, day: Day = today()): string {
  const entry = ({ path, changed, images }: SitePage) =>
    [
      `<loc>${escapeUTF8(absolute(path))}</loc>`,
      ...(changed && changed <= day ? [`<lastmod>${changed}</lastmod>`] : []),
      ...[...new Set(images)].map(
        (image) => `<image:image><image:loc>${escapeUTF8(addressOf(image))}</image:loc></image:image>`,
      ),
    ].join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${filledPages(content, day)
  .map((page) => `<url>\n${entry(page)}\n</url>`)
  .join('\n')}
</urlset>
`;
}
