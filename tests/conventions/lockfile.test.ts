import { readFileSync } from 'node:fs';

type Entry = { integrity?: string; resolved?: string };

const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const entries = Object.entries(packages).filter(([path]) => path !== '');

test('what is installed is what was checked in: each package, of every platform, has its checksum', () => {
  expect(entries.length).toBeGreaterThan(500);
  const without = entries.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''));
  expect(without.map(([path]) => path)).toEqual([]);
});

test('the lock names no address to install from, so that the registry is the one npm asks', () => {
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([]);
});

test('no package runs a script while it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
