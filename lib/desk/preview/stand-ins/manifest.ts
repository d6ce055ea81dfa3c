import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { CACHE, type PictureFacts } from '@/lib/images/settings';
import { sizeOf, unprocessedHash } from '../pictures';

const { root, isSite } = workerData as { root: string; isSite: boolean };
const list = join(CACHE, 'manifest.json');
const made: Record<string, PictureFacts> = isSite && existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};

function shownAsIs(file: string): PictureFacts | undefined {
  const path = join(root, 'pictures', file);
  if (!existsSync(path)) return undefined;
  const { width, height } = sizeOf(readFileSync(path));
  return { hash: unprocessedHash(file), width, height, rows: height, colour: '', widths: [width] };
}

/** Replaces lib/images/manifest: pictures that `npm run prepare:content` has not made yet are shown unprocessed. */
const manifest: Record<string, PictureFacts> = new Proxy(made, {
  get: (known, file) => known[String(file)] ?? shownAsIs(String(file)),
});

/** readManifest()['events/zoo.webp'] → { hash: 'as-is~events~zoo.webp', … } for a picture that is not made yet */
export const readManifest = () => manifest;
