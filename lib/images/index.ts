import 'server-only';
import { withBase } from 'content/base-path';
import { pictureFile } from 'content/picture-file';
import { readManifest } from '@/lib/images/manifest';
import { nearestColour, type Surface } from './ground';
import { type Format, fileName, widthsOf } from './settings';

type Derived = {
  width: number;
  height: number;
  ground: Surface | undefined;
  srcSet: Record<Format, string>;
  src: string;
  /** Of the file at `src`. */
  size: { width: number; height: number };
};

/** derived('events/zoo.webp') → { width: 1200, height: 675, ground: 'leaf', src: '/pictures/1f2e3d4c-1080.webp', … } */
export function derived(src: string): Derived {
  const file = pictureFile(src);
  const facts = readManifest()[file];
  if (!facts) throw new Error(`content/pictures/${file} fehlt in der Bilderliste: npm run prepare:content`);
  const { hash, width, height, rows, colour, widths } = facts;
  const address = (candidate: number, format: Format) => withBase(`/pictures/${fileName(hash, candidate, format)}`);
  const srcSet = (format: Format) =>
    widthsOf(format, widths)
      .map((candidate) => `${address(candidate, format)} ${candidate}w`)
      .join(', ');
  const largest = widths[widths.length - 1] ?? width;
  return {
    width,
    height,
    ground: nearestColour(colour),
    srcSet: { avif: srcSet('avif'), webp: srcSet('webp') },
    src: address(largest, 'webp'),
    size: { width: largest, height: rows },
  };
}
