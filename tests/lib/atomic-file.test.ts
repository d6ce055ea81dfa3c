import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCached, writeAtomic } from '@/lib/atomic-file';

const folder = mkdtempSync(join(tmpdir(), 'duda-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('empty files from a full disk or a killed build are rebuilt', () => {
  const file = join(folder, 'leer.json');
  writeFileSync(file, '');
  expect(readCached(file)).toBeUndefined();
  expect(readCached(join(folder, 'fehlt.json'))).toBeUndefined();
});

test('a failed write leaves no temporary file', () => {
  const file = join(folder, 'voll/facts.json');
  mkdirSync(join(file, 'ein Ordner'), { recursive: true });
  expect(() => writeAtomic(file, '{}')).toThrow();
  expect(readdirSync(join(folder, 'voll'))).toEqual(['facts.json']);
});

test('a file is written completely, without a temporary file left', () => {
  const file = join(folder, 'tief/unten/facts.json');
  writeAtomic(file, '{"bytes":1}');
  writeAtomic(file, '{"bytes":2}');
  expect(readCached(file)).toEqual({ bytes: 2 });
  expect(readdirSync(join(folder, 'tief/unten'))).toEqual(['facts.json']);
  expect(readFileSync(file, 'utf8')).toBe('{"bytes":2}');
});
