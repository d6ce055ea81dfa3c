import { lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { typoHint } from './names';
import { pictureFile } from './picture-file';
import { picturesIn } from './text';
import type { ReferenceFault } from './uses';

function picturesBeside(root: string, src: string): string[] {
  const folder = join(root, 'pictures', dirname(src));
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder).map((name) => join(dirname(src), name))
    : [];
}

/** Pictures whose file is missing: → [{ file: 'news.yaml', field: 'regional.0.image.src', found: '„zo.webp“', … }] */
export const checkPictures = (root: string, file: string, data: unknown): ReferenceFault[] =>
  picturesIn(data)
    .filter(({ src }) => !lstatSync(join(root, 'pictures', pictureFile(src)), { throwIfNoEntry: false })?.isFile())
    .map(({ src, field }) => ({
      file,
      field,
      found: `„${src}“`,
      expected: src.startsWith('https:')
        ? 'ein geholtes Bild: npm run pictures:fetch'
        : `ein Bild unter content/pictures/${src}${typoHint(picturesBeside(root, src), src)}`,
      target: `pictures/${pictureFile(src)}`,
    }));
