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

test('finds requirements', () => expect(numbers.length).toBeGreaterThan(80));

test('requirement numbers are unique', () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('every requirement has a test with its number in the title', () => {
  const proven = new Set(proofs().map(({ number }) => number));
  expect(numbers.filter((number) => !proven.has(number))).toEqual([]);
});

test('every requirement number cited in docs, code and tests exists', () => {
  const cited = [
    ...['app', 'components', 'lib', 'packages', 'tests'].flatMap((room) => filesIn(room, /\.tsx?$/)),
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

test('every cited decision has its page', () => {
  const pages = readdirSync('docs/decisions').map((name) => name.slice(0, 4));
  const cited = ['app', 'components', 'lib', 'packages', 'tests'].flatMap((room) => filesIn(room, /\.tsx?$/));
  const unknown = cited.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdecision (\d{4})\b/g)]
      .filter(([, number = '']) => !pages.includes(number))
      .map(([text]) => `${file}: ${text}`),
  );
  expect(unknown).toEqual([]);
});

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs', /\.md$/)].filter(existsSync);
/** Example paths of the how-tos do not exist. */
const EXAMPLE = /redaktion|riddle|bridges|<|…|\*|\{/;
const codeIn = (file: string) => [...readFileSync(file, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

test.each(DOCUMENTS)('every project path in %s exists', (file) => {
  const named = codeIn(file).filter(
    (code) =>
      /^(app|components|content|docs|illustrations|lib|packages|public|tests)\/[^\s]*$/.test(code) &&
      !EXAMPLE.test(code),
  );
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test.each(DOCUMENTS)('every npm script in %s exists', (file) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
