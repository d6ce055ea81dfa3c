import { withBase } from 'content/base-path';
import { palette } from 'content/title';
import type { MetadataRoute } from 'next';
import { content } from '@/lib/content';
import { manifestShots } from '@/lib/pages/manifest-shots';
import { pageAt } from '@/lib/pages/registry';
import { PATHS } from '@/lib/paths';

export const dynamic = 'force-static';

/** /manifest.webmanifest: how the site looks on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { portal, description } = content.site;
  return {
    id: withBase('/'),
    name: portal,
    short_name: content.title.name,
    description,
    lang: 'de-DE',
    dir: 'ltr',
    start_url: withBase('/'),
    scope: withBase('/'),
    // Keeps the browser's back button, which standalone apps lose.
    display: 'minimal-ui',
    background_color: palette.paper,
    theme_color: palette.paper,
    categories: ['news', 'kids', 'education'],
    shortcuts: [PATHS.news, PATHS.search, PATHS.kept].map((path) => ({
      name: pageAt(path, content).name,
      description: pageAt(path, content).note,
      url: withBase(path),
    })),
    screenshots: manifestShots(content).map(({ src, path, width, height, form_factor }) => ({
      src: withBase(src),
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor,
      label: pageAt(path, content).name,
    })),
    icons: [
      { src: withBase('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: withBase('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: withBase('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: withBase('/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
