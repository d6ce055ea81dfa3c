import { NAME } from '#title';
import { MAX_BYTES } from '@/lib/content/picture-rules';
import { type Backend, LOCAL } from './backend';
import { collections } from './collections';
import { STORED } from './pictures';
import type { DeskCollection } from './types';

type Config = {
  load_config_file: false;
  backend: Backend;
  media_folder: string;
  public_folder: string;
  app_title: string;
  show_preview_links: false;
  media_libraries: {
    default: {
      config: { max_file_size: number; slugify_filename: true; transformations: { raster_image: typeof STORED } };
    };
    stock_assets: { providers: [] };
  };
  slug: { encoding: 'ascii'; clean_accents: true; lowercase: true };
  collections: DeskCollection[];
};

type Choice = { backend?: Backend | undefined; preview?: boolean };

/** For local files or a host, with or without preview: deskConfig() → { collections: [{ name: 'articles', … }, …], … } */
export const deskConfig = ({ backend = LOCAL, preview = false }: Choice = {}): Config => ({
  load_config_file: false,
  backend,
  media_folder: 'content/pictures',
  // Sveltia adds a leading slash anyway; convert.ts removes it.
  public_folder: '/',
  app_title: `${NAME} – Redaktion`,
  show_preview_links: false,
  media_libraries: {
    default: {
      config: { max_file_size: MAX_BYTES, slugify_filename: true, transformations: { raster_image: STORED } },
    },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true, lowercase: true },
  collections: collections(preview),
});
