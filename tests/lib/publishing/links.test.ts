import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFault } from 'content/fault';
import { readSite } from '@/lib/publishing/read';
import { FIXTURES } from '@/tests/fixtures/keep';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duda-links-'));
  cpSync(FIXTURES, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (file: string) => join(root, file);
const messages = () => readSite(root).faults.map(formatFault);

const LINKS: [file: string, target: string, told: string][] = [
  [
    'pictures/zoo',
    '/etc',
    'content/pictures/zoo · (Datei): gefunden ein Verweis auf eine andere Stelle des Rechners, erwartet der Ordner selbst',
  ],
  [
    'pictures/events/alt',
    '/',
    'content/pictures/events/alt · (Datei): gefunden ein Verweis auf eine andere Stelle des Rechners, erwartet der Ordner selbst',
  ],
  [
    'pictures/events/a.webp',
    '/etc/passwd',
    'content/pictures/events/a.webp · (Datei): gefunden ein Verweis auf eine andere Stelle des Rechners, erwartet die Datei selbst',
  ],
  [
    'pictures/events/b.webp',
    'nirgends',
    'content/pictures/events/b.webp · (Datei): gefunden ein Verweis auf eine andere Stelle des Rechners, erwartet die Datei selbst',
  ],
  [
    'audio',
    '/etc',
    'content/audio · (Datei): gefunden ein Verweis auf eine andere Stelle des Rechners, erwartet der Ordner selbst',
  ],
];

test.each(LINKS)('reports the link %s to %s (R-CON-1)', (file, target, told) => {
  rmSync(at(file), { recursive: true, force: true });
  symlinkSync(target, at(file));
  expect(messages()).toContainEqual(told);
});

test('refuses a content folder that is a link', () => {
  cpSync(at('events'), at('elsewhere'), { recursive: true });
  rmSync(at('events'), { recursive: true });
  symlinkSync('elsewhere', at('events'));
  expect(messages()).toContainEqual(
    'content/events/ · (Ordner): gefunden ein Verweis auf einen anderen Ordner, erwartet dieser Ordner',
  );
});
