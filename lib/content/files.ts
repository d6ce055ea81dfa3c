import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault';

const LEFT_BEHIND = /^(\.|Thumbs\.db$|desktop\.ini$)/i;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/;
const YAML = /\.ya?ml$/i;

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** In the order of their numbers: yamlFiles('content', 'events') → { names: ['1-winterlesung.yaml', …], faults: [] } */
export function yamlFiles(root: string, folder: string): { names: string[]; faults: Fault[] } {
  const path = join(root, folder);
  if (!existsSync(path) || !statSync(path).isDirectory()) {
    return {
      names: [],
      faults: [{ file: `${folder}/`, field: '(Ordner)', found: 'nichts', expected: 'dieser Ordner' }],
    };
  }
  const found = readdirSync(path).filter((name) => !LEFT_BEHIND.test(name));
  const names = found.filter((name) => NAME.test(name) && isFile(join(path, name)));
  const faults = found
    .filter((name) => !names.includes(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      field: '(Datei)',
      found: isFile(join(path, name)) ? `der Name „${name}“` : 'ein Ordner',
      expected: NAME.test(name)
        ? 'eine Datei'
        : 'ein Name aus Kleinbuchstaben, Ziffern und Bindestrichen mit der Endung .yaml',
    }));
  return { names: names.sort((a, b) => a.localeCompare(b, 'de', { numeric: true })), faults };
}

/** Somebody may think they are read: → [{ file: 'faq.yml', found: 'eine Datei, die niemand liest', … }] */
export const strayFiles = (root: string, known: readonly string[]): Fault[] =>
  (existsSync(root) ? readdirSync(root) : [])
    .filter((name) => YAML.test(name) && !LEFT_BEHIND.test(name) && !known.includes(name))
    .map((name) => ({
      file: name,
      field: '(Datei)',
      found: 'eine Datei, die niemand liest',
      expected: `eine von: ${known.join(', ')}`,
    }));
