import { readFileSync } from 'node:fs';

type Entry = { integrity?: string; resolved?: string; optional?: true };

const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const entries = Object.entries(packages).filter(([path]) => path !== '');

/**
 * Programs for other platforms than Linux with glibc: no registry that could be asked when the lock was written held them.
 * `npm run lockfile:integrity` fills in what the registry knows by then; afterwards this list goes.
 */
const UNKNOWN =
  /^node_modules\/(@biomejs\/cli|@next\/swc|@oxc-parser\/binding|@unrs\/resolver-binding)-(android|darwin|freebsd|openharmony|win32|linux-.*(musl|eabihf|loong64|ppc64|riscv64|s390x))/;

test('what is installed is what was checked in: each package has its checksum', () => {
  const without = entries.filter(([, { integrity }]) => !integrity);
  expect(without.filter(([path, { optional }]) => !(optional && UNKNOWN.test(path)))).toEqual([]);
  expect(without.length).toBeLessThanOrEqual(44);
  expect(entries.length).toBeGreaterThan(500);
  for (const [, { integrity }] of entries) expect(integrity ?? 'sha512-').toMatch(/^sha512-([A-Za-z0-9+/]{86}==)?$/);
});

test('the lock names no address to install from, so that the registry is the one npm asks', () => {
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([]);
});

test('no package runs a script while it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
