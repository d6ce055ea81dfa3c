import type { CmsConfig } from '@sveltia/cms';
import { MAX_BYTES } from 'content/picture-rules';
import { type Backend, LOCAL } from './backend';
import { collections } from './collections';
import { STORED } from './pictures';

type Choice = { backend?: Backend | undefined; preview?: boolean };

/** For local files or a host, with or without preview: cmsConfig() → { collections: [{ name: 'articles', … }, …], … } */
export const cmsConfig = ({ backend = LOCAL, preview = false }: Choice = {}) => ({
  ...({
    load_config_file: false,
    media_folder: 'content/pictures',
    // Sveltia adds a leading slash anyway; group.ts removes it.
    public_folder: '/',
    app_title: 'Redaktion',
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true, lowercase: true },
  } satisfies Partial<CmsConfig>),
  backend,
  media_libraries: {
    default: {
      config: { max_file_size: MAX_BYTES, slugify_filename: true, transformations: { raster_image: STORED } },
    },
    stock_assets: { providers: [] },
  } satisfies CmsConfig['media_libraries'],
  collections: collections(preview),
});
