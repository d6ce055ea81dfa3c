import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Entry = { integrity?: string; resolved?: string; link?: true };
type Dependencies = Record<string, string>;

const LOCKS = { 'package-lock.json': 500, 'tests/bench/package-lock.json': 200 };
const beside = (lock: string, name: string) => readFileSync(join(dirname(lock), name), 'utf8');

describe.each(Object.entries(LOCKS))('%s', (lock, least) => {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync(lock, 'utf8'));
  const entries = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);

  test('each package of every platform has a checksum (R-SAFE-4)', () => {
    expect(entries.length).toBeGreaterThan(least);
    const without = entries.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  test('the lockfile has no resolved URLs, so npm’s own registry setting applies', () => {
    expect(entries.filter(([, { resolved }]) => resolved)).toEqual([]);
  });

  test('every version is exact', () => {
    const asked: { dependencies: Dependencies; devDependencies?: Dependencies } = JSON.parse(
      beside(lock, 'package.json'),
    );
    const versions = Object.entries({ ...asked.dependencies, ...asked.devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('packages run no install scripts', () => {
    expect(beside(lock, '.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });
});

test('the receiver is installed alone: at most 80 packages, and none that renders or typesets', () => {
  const {
    packages,
  }: { packages: Record<string, { dependencies?: Dependencies; optionalDependencies?: Dependencies }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const needed = new Set<string>();
  const add = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    const { dependencies, optionalDependencies } = packages[`node_modules/${name}`] ?? {};
    const own = packages[`packages/${name}`]?.dependencies;
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...own })) add(next);
  };
  add('receiver');
  // libsql and esbuild install one part more each, made for the machine.
  const installed = [...needed].filter((name) => !/^@(esbuild|libsql)\//.test(name));
  expect(installed.length).toBeLessThanOrEqual(78);
  expect(installed).toContain('pg');
  expect(installed.filter((name) => /^(next|react|sharp|@myriaddreamin\/.*)$/.test(name))).toEqual([]);
});

test('every lockfile is checked', () => {
  const found = ['app', 'components', 'lib', 'packages', 'tests'].flatMap((room) =>
    (readdirSync(room, { recursive: true }) as string[]).map((name) => join(room, name)),
  );
  const own = found.filter((path) => /(^|[\\/])package-lock\.json$/.test(path) && !path.includes('node_modules'));
  expect(['package-lock.json', ...own.map((path) => path.replaceAll('\\', '/'))]).toEqual(Object.keys(LOCKS));
});
