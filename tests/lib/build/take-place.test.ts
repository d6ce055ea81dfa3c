import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stepsToReplace } from '@/lib/build/take-place';

const NAMES = ['index.html', 'mitnehmen.js'];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duda-place-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  mkdirSync(join(folder, name));
  for (const file of NAMES) writeFileSync(join(folder, name, file), text);
};
const steps = () => stepsToReplace(join(folder, 'export'), join(folder, 'out'), join(folder, 'old'));
const shown = () =>
  existsSync(join(folder, 'out'))
    ? readdirSync(join(folder, 'out')).map((file) => readFileSync(join(folder, 'out', file), 'utf8'))
    : [];

test.each([0, 1, 2, 3, 4])(
  'a build killed after step %i leaves a complete site or none, and the next build recovers',
  (killed) => {
    write('out', 'alt');
    write('export', 'neu');
    for (const step of steps().slice(0, killed)) step();
    expect([[], ['alt', 'alt'], ['neu', 'neu']]).toContainEqual(shown());
    rmSync(join(folder, 'export'), { recursive: true, force: true });
    write('export', 'neuer');
    for (const step of steps()) step();
    expect([shown(), readdirSync(folder)]).toEqual([['neuer', 'neuer'], ['out']]);
  },
);

test('the first site is put in place', () => {
  write('export', 'neu');
  for (const step of steps()) step();
  expect(shown()).toEqual(['neu', 'neu']);
});
