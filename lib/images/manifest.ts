import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, type PictureFacts } from './settings';

/** Keyed by path below content/pictures. */
export type PictureManifest = Record<string, PictureFacts>;

export const MANIFEST = join(CACHE, 'manifest.json');

let read: PictureManifest | undefined;

/** readManifest() → { 'events/zoo.webp': { hash: '1f2e3d4c', … }, … }; `npm run prepare:content` writes it */
export const readManifest = (): PictureManifest => {
  read ??= JSON.parse(readFileSync(join(process.cwd(), MANIFEST), 'utf8')) as PictureManifest;
  return read;
};
