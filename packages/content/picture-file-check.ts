import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault';
import { MAX_BYTES, MAX_PIXELS, MEGABYTE, narrowest } from './picture-rules';
import { isWhole, pictureSize } from './picture-size';

const PICTURE = /\.(webp|png|jpe?g|svg)$/i;
const GZIP = 0x1f;

function picturesBelow(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return picturesBelow(root, file);
    return entry.isFile() && PICTURE.test(entry.name) ? [file] : [];
  });
}

const german = (count: number) => count.toLocaleString('de', { maximumFractionDigits: 1 });

function wrongWith(path: string): Pick<Fault, 'found' | 'expected'> | undefined {
  const { size } = statSync(path);
  if (size > MAX_BYTES)
    return { found: `${german(size / MEGABYTE)} MB`, expected: `höchstens ${german(MAX_BYTES / MEGABYTE)} MB` };
  const bytes = readFileSync(path);
  // Unpacked, a megabyte can be a gigabyte. Elements and addresses of drawings in use are checked with their fields.
  if (path.endsWith('.svg'))
    return bytes[0] === GZIP ? { found: 'eine gepackte Zeichnung', expected: 'ein einfaches SVG' } : undefined;
  const points = pictureSize(bytes);
  if (!points)
    return { found: 'kein Bild', expected: 'ein Bild, das sich öffnen lässt; die Endung muss zum Format passen' };
  const { width, height } = points;
  if (width * height > MAX_PIXELS)
    return { found: `${german(width)} × ${german(height)} Punkte`, expected: 'höchstens 100 Millionen Punkte' };
  if (!isWhole(bytes))
    return { found: 'nur der Anfang eines Bildes', expected: 'die ganze Datei; vielleicht ist das Laden abgebrochen' };
  const least = narrowest(points);
  if (width < least) return { found: `${german(width)} Punkte Breite`, expected: `mindestens ${german(least)}` };
  return undefined;
}

/** Reports picture files that would stop every build, as it processes even unused ones:
 * → [{ file: 'pictures/zoo.webp', field: '(Datei)', found: '90 Punkte Breite', expected: 'mindestens 320' }] */
export const pictureFileFaults = (root: string): Fault[] =>
  picturesBelow(root, 'pictures').flatMap((file) => {
    const wrong = wrongWith(join(root, file));
    return wrong ? { file, field: '(Datei)', ...wrong } : [];
  });
