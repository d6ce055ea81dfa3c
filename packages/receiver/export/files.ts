import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Delivery } from './hand-over';

/** These files hold account numbers: only their owner may read them. */
const [FOLDER_MODE, FILE_MODE] = [0o700, 0o600];

/** Makes sure that a file or a folder's list of names is on disk. */
function flush(path: string, write?: string | Uint8Array): void {
  const file = write === undefined ? openSync(path, 'r') : openSync(path, 'w', FILE_MODE);
  try {
    if (write !== undefined) writeFileSync(file, write);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Writes files beside their names, to be renamed when they are whole; throws a sentence for people:
 * prepareFiles('data/exports', { 'ausgabe-17.csv': bytes }) → { place, drop } */
export function prepareFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Delivery {
  const names = Object.keys(files).map((name) => ({ part: join(folder, `${name}.part`), file: join(folder, name) }));
  const drop = () => {
    for (const { part } of names) if (existsSync(part)) rmSync(part, { force: true });
  };
  let isPlaced = false;
  const trying = (work: () => void) => {
    try {
      work();
    } catch (error) {
      drop();
      const { code } = error as NodeJS.ErrnoException;
      throw new Error(`In ${folder}/ lässt sich nicht schreiben (${code}). Es ist nichts weitergegeben.`);
    }
  };
  trying(() => {
    mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
    for (const [index, content] of Object.values(files).entries()) flush(names[index]?.part ?? '', content);
  });
  const place = () => {
    // A transaction that met another one runs again.
    if (isPlaced) return;
    trying(() => {
      for (const { part, file } of names) renameSync(part, file);
      flush(folder);
    });
    isPlaced = true;
  };
  return { place, drop };
}
