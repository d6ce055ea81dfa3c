import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFile } from '@/lib/content/picture-file';
import { manifest } from '@/lib/images/manifest';
import { withBase } from '@/lib/pages/paths';
import { type Ground, groundOf } from './ground';
import { CACHE, FORMATS, type Format, fileName } from './settings';

/** For the route that serves them, without those of some sources: derivedFiles(new Set(['articles/bald.webp'])) → ['1f2e3d4c-480.avif', …] */
export const derivedFiles = (without: ReadonlySet<string> = new Set()) => [
  ...new Set(
    Object.entries(manifest).flatMap(([file, { hash, widths }]) =>
      without.has(file) ? [] : widths.flatMap((width) => FORMATS.map((format) => fileName(hash, width, format))),
    ),
  ),
];

/** readDerived('1f2e3d4c-480.avif') → its bytes */
export const readDerived = (name: string) => readFileSync(join(process.cwd(), CACHE, name));

type Derived = {
  width: number;
  height: number;
  ground: Ground | undefined;
  srcSet: Record<Format, string>;
  src: string;
};

/** derived('events/zoo.webp') → { width: 1200, height: 675, ground: 'leaf', src: '/pictures/1f2e3d4c-1080.webp', … } */
export function derived(src: string): Derived {
  const file = pictureFile(src);
  const facts = manifest[file];
  if (!facts) throw new Error(`content/pictures/${file} fehlt in der Bilderliste: npm run pictures`);
  const { hash, width, height, colour, widths } = facts;
  const address = (candidate: number, format: Format) => withBase(`/pictures/${fileName(hash, candidate, format)}`);
  const srcSet = (format: Format) =>
    widths.map((candidate) => `${address(candidate, format)} ${candidate}w`).join(', ');
  return {
    width,
    height,
    ground: groundOf(colour),
    srcSet: { avif: srcSet('avif'), webp: srcSet('webp') },
    src: address(widths[widths.length - 1] ?? width, 'webp'),
  };
}
