import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { drawingOf } from 'content/drawing';
import { pictureSize, type Size } from 'content/picture-size';
import { resolveAddress } from '@/lib/hosts/place';
import { TYPES } from '@/lib/hosts/rules';

const SCENE = { width: 1200, height: 675 };
const SIGN = '~';

function svgSize(bytes: Buffer): Size | undefined {
  const box = /viewBox="([^"]+)"/.exec(bytes.toString('utf8', 0, 2000))?.[1];
  const [, , width = 0, height = 0] = (box ?? '').split(/[ ,]+/).map(Number);
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined;
}

/** Size from the file header: sizeOf(bytes) → { width: 1600, height: 900 } */
export const sizeOf = (bytes: Buffer): Size => pictureSize(bytes) ?? svgSize(bytes) ?? SCENE;

type Served = { bytes: Buffer | string; type: string };

/** Used instead of a hash: unprocessedHash('events/zoo.webp') → 'as-is~events~zoo.webp' */
export const unprocessedHash = (file: string) => `as-is${SIGN}${file.replaceAll('/', SIGN)}`;

/** Drawings are sanitized: unprocessedPicture('content', '/pictures/as-is~zoo.webp-1200.avif') → its bytes in content/pictures */
export function unprocessedPicture(root: string, path: string): Served | undefined {
  const [, name] = /^\/pictures\/as-is~([a-z0-9~-]+\.(?:webp|svg))-\w+\.\w+$/.exec(path) ?? [];
  if (!name) return undefined;
  const bytes = readFileSync(join(root, 'pictures', ...name.split(SIGN)));
  if (!name.endsWith('.svg')) return { bytes, type: 'image/webp' };
  const { text } = drawingOf(bytes);
  return text === undefined ? undefined : { bytes: text, type: TYPES.svg };
}

/** Serves files of the last build other than pages: madeFile('public', '/pictures/1f2e3d4c-480.avif') → its bytes */
export function madeFile(folder: string, path: string): Served | undefined {
  const place = path.endsWith('/') ? undefined : resolveAddress(folder, '', path);
  const type = new Map(Object.entries<string>(TYPES)).get(extname(path).slice(1));
  return type && place && 'path' in place ? { bytes: readFileSync(join(folder, place.path)), type } : undefined;
}
