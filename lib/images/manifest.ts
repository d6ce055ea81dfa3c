import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, type PictureFacts } from './settings';

/** By where a picture lies in content/pictures; `npm run pictures` writes it. */
export const manifest: Record<string, PictureFacts> = JSON.parse(
  readFileSync(join(process.cwd(), CACHE, 'manifest.json'), 'utf8'),
);
