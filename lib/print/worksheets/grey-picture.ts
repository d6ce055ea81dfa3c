import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pictureFile } from 'content/picture-file';
import { hashOf } from 'german/hash';
import sharp from 'sharp';
import { writeAtomic } from '@/lib/atomic-file';
import { TURNED } from '@/lib/images/settings';
import { pixelsFor } from '../pictures';

const JPEG = { quality: 80, mozjpeg: true } as const;
/** Increase after a change of the settings above. */
const VERSION = 1;

/** Greyscale for copiers: greyPicture('articles/eulen.webp', 95, 'content/pictures', cache) → '/.cache/print/pictures/1f2e.jpg' */
export async function greyPicture(src: string, millimetres: number, root: string, cache: string): Promise<string> {
  const bytes = readFileSync(join(root, pictureFile(src)));
  const file = join(cache, `${hashOf([bytes, `grey ${VERSION} ${millimetres}`])}.jpg`);
  if (!existsSync(file)) {
    const grey = sharp(bytes, TURNED)
      .flatten({ background: '#ffffff' })
      .resize({ width: pixelsFor(millimetres) })
      .greyscale();
    writeAtomic(file, await grey.normalise({ lower: 1, upper: 99 }).jpeg(JPEG).toBuffer());
  }
  return `/${relative(process.cwd(), resolve(file))}`;
}
