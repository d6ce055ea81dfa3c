import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addPlainScript } from '@/lib/export/passes/add-plain-script';
import { readPage } from '@/lib/export/read';
import { writePage } from '@/lib/export/write';
import { bundle } from '@/lib/islands/script';

const SRC = '/_next/static/plain/0a1b2c3d4e5f.js';
const page = (head: string) => `<!DOCTYPE html><html><head>${head}</head><body><p></p></body></html>`;
const done = (head: string) => writePage(addPlainScript(readPage('a.html', page(head)), { src: SRC }));

let room: string;
beforeAll(() => (room = mkdtempSync(join(tmpdir(), 'plain-'))));
afterAll(() => rmSync(room, { recursive: true }));

const bundled = (code: string) => {
  writeFileSync(join(room, 'entry.ts'), code);
  return bundle(join(room, 'entry.ts'));
};

test('the plain script comes last in the head and is deferred', () =>
  expect(done('<title>a</title>')).toBe(page(`<title>a</title><script src="${SRC}" defer=""></script>`)));

test('a page that already has such a script stops the build with its position', () =>
  expect(() => done('<script src="/_next/static/b.js" defer=""></script>')).toThrow(
    'addPlainScript: a.html, line 1, column 28: There is already a script with “defer”: /_next/static/b.js',
  ));

test('the script’s URL changes with its behaviour only', () => {
  const first = bundled('const word: string = "ä"; document.title = word;');
  expect(first.address).toMatch(/^_next\/static\/plain\/[0-9a-f]{12}\.js$/);
  expect(first.code).toContain('"ä"');
  expect(bundled('/* a word */ const word = "ä";\ndocument.title = word;')).toEqual(first);
  expect(bundled('document.title = "ö"').address).not.toBe(first.address);
});

test('the script knows the base path; a missing module stops the build', () => {
  expect(bundled('document.title = process.env.NEXT_PUBLIC_BASE_PATH ?? ""').code).toContain('document.title=""');
  expect(() => bundled('import "./lost";')).toThrow('./lost');
});
