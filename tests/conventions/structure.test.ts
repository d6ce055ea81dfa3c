import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesIn } from './sources';

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

/** Pairs of rooms that still import each other: none may be added, and each goes when a room becomes a package. */
const TANGLED = [
  'aids ↔ plain',
  'export ↔ islands',
  'pages ↔ puzzles',
  'print ↔ puzzles',
  'school ↔ search',
  'search ↔ tips',
];

test('only the rooms of lib that are named here import each other', () => {
  const arrows = new Set(
    sourcesIn('lib').flatMap((file) => {
      const [, room = ''] = file.split('/');
      return importsOf(file).flatMap((path) => {
        const [, other] = /^@\/lib\/([^/]+)\//.exec(path) ?? [];
        return other && other !== room ? [`${room} ${other}`] : [];
      });
    }),
  );
  const pairs = [...arrows].flatMap((arrow) => {
    const [one = '', other = ''] = arrow.split(' ');
    return one < other && arrows.has(`${other} ${one}`) ? [`${one} ↔ ${other}`] : [];
  });
  expect(pairs.sort()).toEqual(TANGLED);
});

test('a package knows nothing of the site, and others by their names; its tests may read the fixtures', () => {
  const wrong = sourcesIn('packages').flatMap((file) => {
    const [, name = ''] = file.split('/');
    const isOutside = (path: string) => path.startsWith('.') && !join(file, '..', path).startsWith(`packages/${name}/`);
    return importsOf(file)
      .filter((path) => !(file.startsWith(`packages/${name}/tests/`) && path.startsWith('@/tests/')))
      .filter((path) => path.startsWith('@/') || isOutside(path))
      .map((path) => `${file} imports ${path}`);
  });
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
  const RECEIVER = /^(@\/lib\/receiver\/|hono|@hono|libsql$|pg$|nodemailer$|age-encryption$)/;
  const knowing = files.filter((file) => importsOf(file).some((name) => RECEIVER.test(name)));
  const apart = knowing.filter((file) => !file.startsWith('lib/receiver/'));
  expect(apart.sort()).toEqual(['lib/tasks/launch-check.ts', 'lib/tasks/orders.ts']);
});

test('in lib, only code that runs in the page without React accesses the document', () => {
  const touching = sourcesIn('lib').filter((file) =>
    /\bdocument\.(querySelector|getElement|addEventListener|documentElement|body|title)/.test(source(file)),
  );
  expect(touching.filter((file) => !/^lib\/(plain\/|hydrate\/|keep\/page\/|desk\/page\/|aids\/)/.test(file))).toEqual(
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
