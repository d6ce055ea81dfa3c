import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault';
import { FOLDERS } from './kinds';

const LINK = { field: '(Datei)', found: 'ein Verweis auf eine andere Stelle des Rechners' };

/** Text editors leave hidden links while a file is open. */
const isHidden = ({ name }: Dirent) => name.startsWith('.');

function linksBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (isHidden(entry)) return [];
    if (entry.isSymbolicLink()) return [path];
    return entry.isDirectory() ? linksBelow(root, path) : [];
  });
}

/** Reports symbolic links below content/, which could lead to any file of the machine. Links in place of YAML files are reported where
 * those are read: → [{ file: 'pictures/zoo', field: '(Datei)', found: 'ein Verweis …', expected: 'der Ordner selbst' }] */
export function linkFaults(root: string): Fault[] {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return [];
  const links = readdirSync(root, { withFileTypes: true })
    .filter((entry) => !isHidden(entry) && !Object.hasOwn(FOLDERS, entry.name) && !/\.ya?ml$/i.test(entry.name))
    .flatMap((entry) => {
      if (entry.isSymbolicLink()) return [entry.name];
      return entry.isDirectory() ? linksBelow(root, entry.name) : [];
    });
  return links.map((file) => {
    const isFolder = statSync(join(root, file), { throwIfNoEntry: false })?.isDirectory();
    return { file, ...LINK, expected: isFolder ? 'der Ordner selbst' : 'die Datei selbst' };
  });
}
