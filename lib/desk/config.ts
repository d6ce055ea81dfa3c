import { collections } from './collections';
import type { DeskCollection } from './types';

type Config = {
  load_config_file: false;
  backend: { name: string; repo: string; branch: string };
  media_folder: string;
  public_folder: string;
  app_title: string;
  show_preview_links: false;
  media_libraries: {
    default: { config: { max_file_size: number; slugify_filename: true } };
    stock_assets: { providers: [] };
  };
  slug: { encoding: 'ascii'; clean_accents: true; lowercase: true };
  collections: DeskCollection[];
};

const MEGABYTE = 1024 * 1024;

/** Sveltia asks for a host even where it works on this machine's files; nothing is sent to it. */
const BACKEND = { name: 'github', repo: 'duda/kinderzeitung', branch: 'main' };

/** With or without a preview beside the form: deskConfig() → { collections: [{ name: 'articles', … }, …], media_folder: 'content/pictures', … } */
export const deskConfig = (preview = false): Config => ({
  load_config_file: false,
  backend: BACKEND,
  media_folder: 'content/pictures',
  // Sveltia begins it with a slash all the same; format/open.ts takes it off.
  public_folder: '/',
  app_title: 'DUDA – Redaktion',
  show_preview_links: false,
  media_libraries: {
    default: { config: { max_file_size: 12 * MEGABYTE, slugify_filename: true } },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true, lowercase: true },
  collections: collections(preview),
});
