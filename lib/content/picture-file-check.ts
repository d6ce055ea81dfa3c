import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault';
import { MAX_BYTES, MAX_PIXELS, MEGABYTE, narrowest } from './picture-rules';
import { pictureSize } from './picture-size';

const PHOTO = /\.(webp|png|jpe?g)$/;
/** Holds source material that is not shown. */
const WORKSHOP = 'scenes';

function photosBelow(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === WORKSHOP ? [] : photosBelow(root, file);
    return entry.isFile() && PHOTO.test(entry.name) ? [file] : [];
  });
}

const german = (count: number) => count.toLocaleString('de', { maximumFractionDigits: 1 });

function wrongWith(path: string): Pick<Fault, 'found' | 'expected'> | undefined {
  const { size } = statSync(path);
  if (size > MAX_BYTES)
    return { found: `${german(size / MEGABYTE)} MB`, expected: `höchstens ${german(MAX_BYTES / MEGABYTE)} MB` };
  const points = pictureSize(readFileSync(path));
  if (!points)
    return { found: 'kein Bild', expected: 'ein Bild, das sich öffnen lässt; die Endung muss zum Format passen' };
  const { width, height } = points;
  if (width * height > MAX_PIXELS)
    return { found: `${german(width)} × ${german(height)} Punkte`, expected: 'höchstens 100 Millionen Punkte' };
  const least = narrowest(points);
  if (width < least) return { found: `${german(width)} Punkte Breite`, expected: `mindestens ${german(least)}` };
  return undefined;
}

/** Reports picture files that would stop every build, as it processes even unused ones:
 * → [{ file: 'pictures/zoo.webp', field: '(Datei)', found: '90 Punkte Breite', expected: 'mindestens 320' }] */
export const pictureFileFaults = (root: string): Fault[] =>
  photosBelow(root, 'pictures').flatMap((file) => {
    const wrong = wrongWith(join(root, file));
    return wrong ? { file, field: '(Datei)', ...wrong } : [];
  });
