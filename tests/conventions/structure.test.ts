import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const filesIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

const ROOMS = ['app', 'components', 'lib'] as const;
const files = ROOMS.flatMap(filesIn);
const source = (file: string) => readFileSync(file, 'utf8');
const importsOf = (file: string) =>
  [...source(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((match) => match[1] ?? '');

test('there is source to look at', () => expect(files.length).toBeGreaterThan(50));

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

test('no import climbs more than one folder', () => {
  expect(files.filter((file) => importsOf(file).some((name) => name.startsWith('../..')))).toEqual([]);
});

test('lib knows no React, but for the JSON-LD writer', () => {
  const wrong = filesIn('lib').filter((file) => importsOf(file).some((name) => /^react(-dom)?$/.test(name)));
  expect(wrong.filter((file) => file !== 'lib/seo/json-ld.tsx')).toEqual([]);
});

test('nothing of the site knows the receiver of orders: it is the same with and without it (R-REC-20)', () => {
  const RECEIVER = /^(@\/lib\/receiver\/|hono|@hono|libsql$|pg$|nodemailer$|age-encryption$)/;
  const knowing = files.filter((file) => importsOf(file).some((name) => RECEIVER.test(name)));
  const apart = knowing.filter((file) => !file.startsWith('lib/receiver/'));
  expect(apart.sort()).toEqual(['lib/tasks/launch-check.ts', 'lib/tasks/orders.ts']);
});

test('of lib only what runs in the page without React touches what stands in it', () => {
  const touching = filesIn('lib').filter((file) =>
    /\bdocument\.(querySelector|getElement|addEventListener|documentElement|body|title)/.test(source(file)),
  );
  expect(
    touching.filter(
      (file) => !/^lib\/(plain\/|hydrate\/|keep\/page\/|desk\/page\/|aids\/|policy\/lost-scripts\.ts)/.test(file),
    ),
  ).toEqual([]);
});

test('a client component is named .island.tsx, and only a client component is', () => {
  const wrong = files.filter((file) => {
    const isClient = /^['"]use client['"]/.test(source(file));
    return isClient !== file.endsWith('.island.tsx');
  });
  expect(wrong).toEqual([]);
});

test('no island brings styled-components, content or pictures into the browser', () => {
  const wrong = files
    .filter((file) => file.endsWith('.island.tsx'))
    .filter((file) =>
      importsOf(file).some((name) =>
        /^(styled-components|@\/lib\/(content|images)|@\/components\/ui\/theme)$/.test(name),
      ),
    );
  expect(wrong).toEqual([]);
});

test('only lib/dates reads the clock (R-CON-7)', () => {
  const wrong = files.filter((file) => file !== 'lib/dates/day.ts' && /new Date\(\)|Date\.now\(\)/.test(source(file)));
  expect(wrong).toEqual([]);
});

test('routes pick and compose: none is longer than 60 lines', () => {
  const long = filesIn('app').filter((file) => source(file).split('\n').length > 61);
  expect(long).toEqual([]);
});

test('no source file is longer than 200 lines', () => {
  expect(files.filter((file) => source(file).split('\n').length > 201)).toEqual([]);
});

test('what the export holds is parsed: lib/export knows no regular expression', () => {
  const wrong = filesIn('lib/export').filter((file) =>
    /RegExp|\.(match|matchAll|search|test|exec)\(|(replace|replaceAll|split)\(\s*\/|[=(,:[]\s*\/(?![/*])[^/\n]+\/[dgimsuvy]*\s*[.,;)\]]/.test(
      source(file),
    ),
  );
  expect(wrong).toEqual([]);
});
