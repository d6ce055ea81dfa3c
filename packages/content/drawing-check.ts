import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { drawingOf } from './drawing';
import type { Fault } from './fault';
import { pictureFile } from './picture-file';
import { picturesIn } from './text';

const known = new Map<string, string | undefined>();

/** What a drawing must not have. Many entries show the same one, and `next dev` asks again with each change of the content. */
function foundIn(path: string, mtimeMs: number): string | undefined {
  const key = `${path} ${mtimeMs}`;
  if (!known.has(key)) known.set(key, drawingOf(readFileSync(path)).found);
  return known.get(key);
}

/** Reports SVG files with scripts or external references:
 * → [{ file: 'news.yaml', field: 'regional.0.image.src', found: '„a.svg“ mit <script', … }] */
export const drawingCheck = (root: string, file: string, data: unknown): Fault[] =>
  picturesIn(data).flatMap(({ src, field }) => {
    const path = join(root, 'pictures', pictureFile(src));
    const facts = path.endsWith('.svg') ? statSync(path, { throwIfNoEntry: false }) : undefined;
    if (!facts?.isFile()) return [];
    const found = foundIn(path, facts.mtimeMs);
    if (found === undefined) return [];
    const expected = 'eine Zeichnung ohne Programm und ohne fremde Adressen, etwa als „einfaches SVG“ gespeichert';
    return { file, field, found: `„${src}“ mit ${found}`, expected };
  });
