import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { jsonSchemas, writeJsonSchemas } from 'content/json-schema';

const LONG_AGO = new Date('2020-01-01');
const FIRST_LINE = /^# yaml-language-server: \$schema=(\S+)/;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duda-schema-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('the first content check of a clone writes the JSON Schemas, even if the content has faults (R-CON-6)', async () => {
  const { argv } = process;
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const silent = jest.spyOn(console, 'error').mockImplementation();
  // An empty folder: every file is missing.
  process.argv = [...argv.slice(0, 2), root];
  await expect(import('@/lib/tasks/content-check')).rejects.toThrow('exit');
  expect(exit).toHaveBeenCalledWith(1);
  process.argv = argv;
  exit.mockRestore();
  silent.mockRestore();
  const written = readdirSync(join(root, 'schema')).map((name) => [
    name,
    readFileSync(join(root, 'schema', name), 'utf8'),
  ]);
  expect(Object.fromEntries(written)).toEqual(jsonSchemas());
});

test('rewrites only changed schemas', () => {
  writeJsonSchemas(root);
  const [stale = '', ...kept] = readdirSync(join(root, 'schema')).map((name) => join(root, 'schema', name));
  const before = readFileSync(stale, 'utf8');
  writeFileSync(stale, '{}');
  for (const path of kept) utimesSync(path, LONG_AGO, LONG_AGO);
  writeJsonSchemas(root);
  expect(readFileSync(stale, 'utf8')).toBe(before);
  for (const path of kept) expect(statSync(path).mtime).toEqual(LONG_AGO);
});

test('every content file names its schema in its first line (R-CON-6)', () => {
  const known = Object.keys(jsonSchemas()).map((name) => join('schema', name));
  const files = (readdirSync('content', { recursive: true }) as string[]).filter((name) => name.endsWith('.yaml'));
  const lost = files.filter((name) => {
    const [, path = ''] = FIRST_LINE.exec(readFileSync(join('content', name), 'utf8')) ?? [];
    return !known.includes(join(dirname(name), path));
  });
  expect(lost).toEqual([]);
});
