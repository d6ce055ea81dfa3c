import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { drawingOf } from './drawing';
import type { Fault } from './fault';
import { pictureFile } from './picture-file';
import { picturesIn } from './text';

/** Reports SVG files with scripts or external references:
 * → [{ file: 'news.yaml', field: 'regional.0.image.src', found: '„a.svg“ mit <script', … }] */
export const drawingCheck = (root: string, file: string, data: unknown): Fault[] =>
  picturesIn(data).flatMap(({ src, field }) => {
    const path = join(root, 'pictures', pictureFile(src));
    if (!path.endsWith('.svg') || !statSync(path, { throwIfNoEntry: false })?.isFile()) return [];
    const { found } = drawingOf(readFileSync(path));
    if (found === undefined) return [];
    const expected = 'eine Zeichnung ohne Programm und ohne fremde Adressen, etwa als „einfaches SVG“ gespeichert';
    return { file, field, found: `„${src}“ mit ${found}`, expected };
  });
