import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proofs } from '@/lib/tasks/proofs';

const filesIn = (folder: string, kind: RegExp) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => kind.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name));

const LISTS = filesIn('docs/requirements', /\.md$/);
const lists = LISTS.map((file) => readFileSync(file, 'utf8')).join('\n');

const numbers = [...lists.matchAll(/^- \*\*(R-[A-Z]+-\d+)\*\*/gm)].map(([, number = '']) => number);
const known = new Set([...numbers, ...numbers.map((number) => number.replace(/-\d+$/, ''))]);

test('there are requirements to look at', () => expect(numbers.length).toBeGreaterThan(80));

test('each requirement has a number of its own', () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('every requirement is proven by a test that carries its number in the title', () => {
  const proven = new Set(proofs().map(({ number }) => number));
  expect(numbers.filter((number) => !proven.has(number))).toEqual([]);
});

test('every number that documents, code and tests cite is a requirement, or the letters of a chapter', () => {
  const cited = [
    ...['app', 'components', 'lib', 'tests'].flatMap((room) => filesIn(room, /\.tsx?$/)),
    ...filesIn('docs', /\.md$/),
  ];
  const unknown = cited.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bR-[A-Z]{3,}(-\d+)?\b/g)]
      .map(([number]) => number)
      .filter((number) => !known.has(number))
      .map((number) => `${file}: ${number}`),
  );
  expect(unknown).toEqual([]);
});

test('every decision that code and tests cite by its number has its page', () => {
  const pages = readdirSync('docs/decisions').map((name) => name.slice(0, 4));
  const cited = ['app', 'components', 'lib', 'tests'].flatMap((room) => filesIn(room, /\.tsx?$/));
  const unknown = cited.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdecision (\d{4})\b/g)]
      .filter(([, number = '']) => !pages.includes(number))
      .map(([text]) => `${file}: ${text}`),
  );
  expect(unknown).toEqual([]);
});

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs', /\.md$/)].filter(existsSync);
/** What the how-tos add as an example is not there. */
const EXAMPLE = /redaktion|riddle|bridges|<|…|\*|\{/;
const codeIn = (file: string) => [...readFileSync(file, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

test.each(DOCUMENTS)('every file and folder of the project that %s names is there', (file) => {
  const named = codeIn(file).filter(
    (code) => /^(app|components|content|docs|lib|public|tests)\/[^\s]*$/.test(code) && !EXAMPLE.test(code),
  );
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test.each(DOCUMENTS)('every command that %s names is one', (file) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
