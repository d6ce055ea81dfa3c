import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GENERATED, placeFiles } from '@/lib/build/place-files';

const folder = mkdtempSync(join(tmpdir(), 'duda-place-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [made, served] = [join(folder, 'made.pdf'), join(folder, 'public')];
beforeEach(() => writeFileSync(made, 'Blatt'));

const place = (files: Parameters<typeof placeFiles>[0]) => placeFiles(files, served);
const at = (path: string) => readFileSync(join(served, path), 'utf8');

test('serves a finished file and a text at their URLs', () => {
  place(
    new Map<string, { from: string } | { text: string }>([
      ['/schule/blatt.pdf', { from: made }],
      ['/events.ics', { text: 'BEGIN:VCALENDAR' }],
    ]),
  );
  expect([at('schule/blatt.pdf'), at('events.ics')]).toEqual(['Blatt', 'BEGIN:VCALENDAR']);
});

test('a removed file is no longer served', () => {
  place(new Map([['/audio/alt.mp3', { text: 'alt' }]]));
  place(new Map([['/audio/neu.mp3', { text: 'neu' }]]));
  expect(existsSync(join(served, 'audio/alt.mp3'))).toBe(false);
  expect(at('audio/neu.mp3')).toBe('neu');
});

test('a new version of a file replaces the old one', () => {
  place(new Map([['/suche/a.pdf', { from: made }]]));
  rmSync(made);
  writeFileSync(made, 'Blatt 2');
  place(new Map([['/suche/a.pdf', { from: made }]]));
  expect(at('suche/a.pdf')).toBe('Blatt 2');
});

test('what is in the repository stays, and nothing is made under another name', () => {
  mkdirSync(join(served, 'licenses'), { recursive: true });
  writeFileSync(join(served, 'licenses/font.txt'), 'OFL');
  place(new Map([['/logo.svg', { text: 'Bild' }]]));
  expect(at('licenses/font.txt')).toBe('OFL');
  expect(() => place(new Map([['/licenses/font.txt', { text: '' }]]))).toThrow('/licenses/font.txt');
});

test('Git ignores what is made in public', () => {
  const ignored = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('/public/') ? line.slice('/public/'.length) : []));
  expect(ignored).toEqual(GENERATED);
});

test('a file replaces a folder of the same name', () => {
  mkdirSync(join(served, 'og.png'), { recursive: true });
  place(new Map([['/og.png', { from: made }]]));
  expect(at('og.png')).toBe('Blatt');
});
