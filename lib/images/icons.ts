import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Title } from 'content/kinds';
import { hashOf } from 'german/hash';
import sharp from 'sharp';
import { writeAtomic } from '@/lib/atomic-file';
import { iconDrawing, wordmark } from '@/lib/title/drawings';

/** Increment it to invalidate the cache when the drawing code changes. */
const VERSION = 1;
const CACHE = '.cache/icons';
const SIZES = [16, 32, 48];

const png = (drawing: string, size: number) =>
  sharp(Buffer.from(drawing), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A header of 6 bytes, 16 bytes for each picture, then the pictures. */
async function ico(drawing: string): Promise<Buffer> {
  const pictures = await Promise.all(SIZES.map((size) => png(drawing, size)));
  const head = Buffer.alloc(6 + 16 * SIZES.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(SIZES.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index;
    const size = SIZES[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

/** By the file names that hosts and browsers expect. */
const FILES: Record<string, (title: Title) => string | Promise<Buffer>> = {
  'logo.svg': (title) => wordmark(title, title.palette.ink),
  'logo-light.svg': (title) => wordmark(title, title.palette.paper),
  'icon.svg': (title) => iconDrawing(title, 'tab'),
  'favicon.ico': (title) => ico(iconDrawing(title, 'tab')),
  'apple-touch-icon.png': (title) => png(iconDrawing(title, 'homeScreen'), 180),
  'icon-192.png': (title) => png(iconDrawing(title, 'tab'), 192),
  'icon-512.png': (title) => png(iconDrawing(title, 'tab'), 512),
  'icon-maskable-512.png': (title) => png(iconDrawing(title, 'maskable'), 512),
};

/** Wordmark and icons, drawn unless they are cached: makeIcons(title) → [{ path: '/icon.svg', file: '.cache/icons/1f2e3d4c5b6a/icon.svg' }, …] */
export async function makeIcons(title: Title): Promise<{ path: string; file: string }[]> {
  const folder = join(CACHE, hashOf([JSON.stringify([VERSION, title])]));
  const files = Object.entries(FILES).map(async ([name, draw]) => {
    const file = join(folder, name);
    if (!existsSync(file)) writeAtomic(file, await draw(title));
    return { path: `/${name}`, file };
  });
  return Promise.all(files);
}
