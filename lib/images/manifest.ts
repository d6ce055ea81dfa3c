import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, canAsk } from '@/lib/ask/ask';
import { writeAtomic } from '@/lib/atomic-file';
import { CACHE, type PictureFacts } from './settings';

/** Keyed by path below content/pictures. */
export type PictureManifest = Record<string, PictureFacts>;

const MANIFEST = join(CACHE, 'manifest.json');

let read: PictureManifest | undefined;

/** In `next dev`, each picture is measured when a page shows it. */
const asked = (): PictureManifest => new Proxy({}, { get: (_, src) => ask('picture', String(src)) });

/** readManifest() → { 'events/zoo.webp': { hash: '1f2e3d4c', … }, … } */
export const readManifest = (): PictureManifest => {
  read ??= canAsk() ? asked() : (JSON.parse(readFileSync(join(process.cwd(), MANIFEST), 'utf8')) as PictureManifest);
  return read;
};

/** For this process, and those that render pages: writeManifest({ 'events/zoo.webp': { hash: '1f2e3d4c', … }, … }) */
export function writeManifest(manifest: PictureManifest): void {
  writeAtomic(MANIFEST, JSON.stringify(manifest));
  read = manifest;
}
