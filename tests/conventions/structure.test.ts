import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesIn, testsOf } from './sources';

const ROOMS = ['app', 'components', 'lib', 'packages'] as const;
const files = ROOMS.flatMap(sourcesIn);
const source = (file: string) => readFileSync(file, 'utf8');
const importsOf = (file: string) =>
  [...source(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((match) => match[1] ?? '');

test('finds source files', () => expect(files.length).toBeGreaterThan(50));

test('imports go one way: app → components → lib', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter(
        (name) =>
          (file.startsWith('lib/') && /^@\/(app|components)\//.test(name)) ||
          (file.startsWith('components/') && name.startsWith('@/app/')),
      )
      .map((name) => `${file} imports ${name}`),
  );
  expect(wrong).toEqual([]);
});

const packages = readdirSync('packages');

/** Room of a file, or of the module that it imports: roomOf('lib/news/blocks.ts') → 'lib/news', roomOf('packages/german/money') → 'german' */
const roomOf = (path: string) => {
  const [house, room = ''] = path.split('/');
  return house === 'packages' ? room : house === 'lib' && path.split('/').length > 2 ? `lib/${room}` : undefined;
};

/** Rooms that each room imports, by any kind of path. */
const arrows = [...sourcesIn('lib'), ...sourcesIn('packages')].flatMap((file) => {
  const from = roomOf(file);
  return importsOf(file).flatMap((path) => {
    const [name = ''] = path.split('/');
    const to = packages.includes(name)
      ? name
      : roomOf(path.startsWith('.') ? join(file, '..', path) : path.replace(/^@\//, ''));
    return from && to && from !== to ? [`${from} → ${to}`] : [];
  });
});

test('no two rooms import each other', () => {
  const found = [...new Set(arrows)];
  const pairs = found.filter((arrow) => found.includes(arrow.split(' → ').toReversed().join(' → ')));
  expect(pairs).toEqual([]);
});

test('packages lie on floors: none is reached from itself', () => {
  const below = (name: string) =>
    [...new Set(arrows)].flatMap((arrow) => (arrow.startsWith(`${name} → `) ? (arrow.split(' → ')[1] ?? []) : []));
  const reached = (name: string, on: readonly string[] = []): string[] =>
    below(name).flatMap((next) => (on.includes(next) ? [next] : [next, ...reached(next, [...on, next])]));
  expect(packages.filter((name) => reached(name).includes(name))).toEqual([]);
});

test('a package knows nothing of the site, and others by their names', () => {
  const wrong = sourcesIn('packages').flatMap((file) => {
    const [, name = ''] = file.split('/');
    const isOutside = (path: string) => path.startsWith('.') && !join(file, '..', path).startsWith(`packages/${name}/`);
    return importsOf(file)
      .filter((path) => path.startsWith('@/') || isOutside(path))
      .map((path) => `${file} imports ${path}`);
  });
  expect(wrong).toEqual([]);
});

test('tests of a package import packages and what tests share, nothing of the site', () => {
  const wrong = packages.flatMap(testsOf).flatMap((file) =>
    importsOf(file)
      .filter((path) => path.startsWith('@/') && !/^@\/(tests|packages)\//.test(path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('no import climbs more than one folder', () => {
  expect(files.filter((file) => importsOf(file).some((name) => name.startsWith('../..')))).toEqual([]);
});

test('lib does not import React, except the JSON-LD writer', () => {
  const wrong = sourcesIn('lib').filter((file) => importsOf(file).some((name) => /^react(-dom)?$/.test(name)));
  expect(wrong.filter((file) => file !== 'lib/seo/json-ld.tsx')).toEqual([]);
});

test('the site does not import the receiver of orders (R-REC-20)', () => {
  const RECEIVER = /^(receiver\/|hono|@hono|libsql$|pg$|nodemailer$|age-encryption$)/;
  const knowing = files.filter((file) => importsOf(file).some((name) => RECEIVER.test(name)));
  const apart = knowing.filter((file) => !file.startsWith('packages/receiver/'));
  expect(apart.sort()).toEqual(['lib/tasks/launch-check.ts', 'lib/tasks/orders.ts']);
});

test('in lib, only code that runs in the page without React accesses the document', () => {
  const touching = sourcesIn('lib').filter((file) =>
    /\bdocument\.(querySelector|getElement|addEventListener|documentElement|body|title)/.test(source(file)),
  );
  expect(touching.filter((file) => !/^lib\/(plain\/|hydrate\/|keep\/page\/|cms\/page\/|aids\/)/.test(file))).toEqual(
    [],
  );
});

test('exactly the client components are named .island.tsx', () => {
  const wrong = files.filter((file) => {
    const isClient = /^['"]use client['"]/.test(source(file));
    return isClient !== file.endsWith('.island.tsx');
  });
  expect(wrong).toEqual([]);
});

test('no island imports styled-components, content or pictures', () => {
  const wrong = files
    .filter((file) => file.endsWith('.island.tsx'))
    .filter((file) =>
      importsOf(file).some((name) =>
        /^(styled-components|@\/lib\/(content|images)|@\/components\/ui\/theme)$/.test(name),
      ),
    );
  expect(wrong).toEqual([]);
});

test('only german/dates reads the clock (R-CON-7)', () => {
  const wrong = files.filter(
    (file) => file !== 'packages/german/dates/day.ts' && /new Date\(\)|Date\.now\(\)/.test(source(file)),
  );
  expect(wrong).toEqual([]);
});

test('no route is longer than 60 lines', () => {
  const long = sourcesIn('app').filter((file) => source(file).split('\n').length > 61);
  expect(long).toEqual([]);
});

test('no source file is longer than 200 lines', () => {
  expect(files.filter((file) => source(file).split('\n').length > 201)).toEqual([]);
});

test('lib/export parses the export and uses no regular expressions', () => {
  const wrong = sourcesIn('lib/export').filter((file) =>
    /RegExp|\.(match|matchAll|search|test|exec)\(|(replace|replaceAll|split)\(\s*\/|[=(,:[]\s*\/(?![/*])[^/\n]+\/[dgimsuvy]*\s*[.,;)\]]/.test(
      source(file),
    ),
  );
  expect(wrong).toEqual([]);
});
