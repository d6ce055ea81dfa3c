import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'extra-'));
const inFolder = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, facts: object) => {
  mkdirSync(join(inFolder(name), '..'), { recursive: true });
  writeFileSync(inFolder(name), JSON.stringify(facts));
};
/** Creates a local package, so that nothing is downloaded. */
function lay(version: string) {
  write('part/package.json', { name: 'part', version });
  write('package.json', { name: 'extra', dependencies: { part: 'file:part' } });
  write('package-lock.json', {
    name: 'extra',
    lockfileVersion: 3,
    packages: {
      '': { name: 'extra', dependencies: { part: 'file:part' } },
      'node_modules/part': { resolved: 'part', link: true },
      part: { version },
    },
  });
}
const prepare = () =>
  spawnSync(process.execPath, ['--import', 'tsx', 'lib/tasks/extra-packages.ts', folder], { encoding: 'utf8' });

test('a command installs its packages on first use, and again only after the lockfile changed', () => {
  lay('1.0.0');
  expect(prepare()).toMatchObject({ status: 0, stderr: expect.stringContaining('Installing the packages') });
  expect(readFileSync(inFolder('node_modules/part/package.json'), 'utf8')).toContain('1.0.0');
  expect(prepare()).toMatchObject({ status: 0, stderr: '' });
  lay('1.1.0');
  expect(prepare().stderr).toContain('Installing the packages');
});

test('a lockfile that does not match its package.json stops the command each time', () => {
  write('package.json', { name: 'extra', dependencies: { part: 'file:part', other: '1.0.0' } });
  write('package-lock.json', { name: 'extra', lockfileVersion: 3, packages: { '': { name: 'extra' } } });
  for (const { status, stderr } of [prepare(), prepare()]) {
    expect(status).toBe(1);
    expect(stderr).toContain(`npm ci --prefix ${folder}`);
  }
});
