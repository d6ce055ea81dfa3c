import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, type PictureFacts } from './settings';

/** What `npm run pictures` found of each picture, by where it lies in content/pictures. */
export const manifest: Record<string, PictureFacts> = JSON.parse(
  readFileSync(join(process.cwd(), CACHE, 'manifest.json'), 'utf8'),
);
