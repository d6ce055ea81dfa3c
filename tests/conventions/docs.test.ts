import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const filesIn = (folder: string, kind: RegExp) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => kind.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name));

const LISTS = filesIn('docs/requirements', /\.md$/);
const lists = LISTS.map((file) => readFileSync(file, 'utf8')).join('\n');

/** Each requirement with its own lines: '- **R-EVT-3** …' up to the next one or the next heading. */
const requirements = [...lists.matchAll(/^- \*\*(R-[A-Z]+-\d+)\*\*([\s\S]*?)(?=^- \*\*|^#|(?![\s\S]))/gm)].map(
  ([, number = '', text = '']) => ({
    number,
    proofs: [...text.matchAll(/`(tests\/[^`]+)` "([^"]+)"/g)].map(([, file = '', piece = '']) => ({ file, piece })),
  }),
);
const numbers = requirements.map(({ number }) => number);
const known = new Set([...numbers, ...numbers.map((number) => number.replace(/-\d+$/, ''))]);

test('there are requirements to look at', () => expect(numbers.length).toBeGreaterThan(80));

test('a number is given once', () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('every requirement names a test that proves it', () => {
  expect(requirements.filter(({ proofs }) => proofs.length === 0).map(({ number }) => number)).toEqual([]);
});

test('every test that is named is there and holds the words it is named by', () => {
  const lost = requirements.flatMap(({ number, proofs }) =>
    proofs
      .filter(({ file, piece }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(piece))
      .map(({ file, piece }) => `${number}: ${file} "${piece}"`),
  );
  expect(lost).toEqual([]);
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
