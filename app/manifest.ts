import type { MetadataRoute } from 'next';
import { content } from '@/lib/content';
import { withBase } from '@/lib/pages/paths';
import { palette } from '@/lib/palette';

export const dynamic = 'force-static';

/** /manifest.webmanifest: how the site looks on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { product, portal, description } = content.site;
  return {
    id: withBase('/'),
    name: portal,
    short_name: product,
    description,
    lang: 'de-DE',
    dir: 'ltr',
    start_url: withBase('/'),
    scope: withBase('/'),
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.paper,
    categories: ['news', 'kids', 'education'],
    icons: [
      { src: withBase('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: withBase('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: withBase('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: withBase('/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
