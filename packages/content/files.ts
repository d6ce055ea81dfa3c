import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault';

const LEFT_BEHIND = /^(\.|Thumbs\.db$|desktop\.ini$)/i;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/;
const YAML = /\.ya?ml$/i;
/** Names taken by list pages and files, and 'constructor', a property of every object. */
const TAKEN = /^(404|archiv|constructor|index|og|page|seite)\.yaml$/;

/** Left behind by a browser that was closed while saving. */
const LEFT_BY_SAVING = /\.crswap$/;

/** Tells symbolic links apart, since they could publish any file of the machine. */
const kindOf = (path: string) => {
  const stat = lstatSync(path);
  return stat.isFile() ? 'file' : stat.isSymbolicLink() ? 'link' : 'folder';
};

function strange(path: string, name: string): Omit<Fault, 'file'> {
  const field = '(Datei)';
  const kind = kindOf(path);
  if (kind === 'link') return { field, found: 'ein Verweis auf eine andere Datei', expected: 'die Datei selbst' };
  if (LEFT_BY_SAVING.test(name))
    return { field, found: 'ein Rest vom Speichern', expected: 'nichts: Die Datei darf gelöscht werden' };
  if (TAKEN.test(name))
    return { field, found: `der Name „${name}“`, expected: 'ein anderer Name: Diesen braucht die Website' };
  return {
    field,
    found: kind === 'file' ? `der Name „${name}“` : 'ein Ordner',
    expected: NAME.test(name)
      ? 'eine Datei'
      : 'ein Name aus Kleinbuchstaben, Ziffern und Bindestrichen mit der Endung .yaml',
  };
}

/** YAML files of a folder, in numeric order: yamlFiles('content', 'events') → { names: ['1-winterlesung.yaml', …], faults: [] } */
export function yamlFiles(root: string, folder: string): { names: string[]; faults: Fault[] } {
  const path = join(root, folder);
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) {
    const found = stat?.isSymbolicLink() ? 'ein Verweis auf einen anderen Ordner' : stat ? 'eine Datei' : 'nichts';
    return { names: [], faults: [{ file: `${folder}/`, field: '(Ordner)', found, expected: 'dieser Ordner' }] };
  }
  const found = readdirSync(path).filter((name) => !LEFT_BEHIND.test(name));
  const names = found.filter((name) => NAME.test(name) && !TAKEN.test(name) && kindOf(join(path, name)) === 'file');
  const faults = found
    .filter((name) => !names.includes(name))
    .map((name) => ({ file: `${folder}/${name}`, ...strange(join(path, name), name) }));
  return { names: names.sort((a, b) => a.localeCompare(b, 'de', { numeric: true })), faults };
}

/** YAML files that the site does not read: → [{ file: 'faq.yml', found: 'eine Datei, die niemand liest', … }] */
export const unreadFiles = (root: string, known: readonly string[]): Fault[] =>
  (existsSync(root) ? readdirSync(root) : [])
    .filter((name) => YAML.test(name) && !LEFT_BEHIND.test(name) && !known.includes(name))
    .map((name) => ({
      file: name,
      field: '(Datei)',
      found: 'eine Datei, die niemand liest',
      expected: `eine von: ${known.join(', ')}`,
    }));

/** File by id; realFile completes the name: fileOf('events', 3) → 'events/3-….yaml' */
export const fileOf = (folder: 'events' | 'books' | 'games', id: number) => `${folder}/${id}-….yaml`;

/** Completes the name of a file by its id: realFile('content', 'events/3-….yaml') → 'events/3-froschkoenig.yaml' */
export function realFile(root: string, file: string): string {
  const [folder = '', name = ''] = file.split('/');
  if (!name.includes('…')) return file;
  const id = Number.parseInt(name, 10);
  return `${folder}/${readdirSync(join(root, folder)).find((known) => Number.parseInt(known, 10) === id) ?? name}`;
}
