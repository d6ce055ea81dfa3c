import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { outcomesOf } from './outcomes';
import { runTool } from './tool';

/** What a change's gates leave out (docs/how-it-works.md). Each step writes its result, so that a run can be resumed:
 * `npm run night -- --from pages`, or that step alone: `--only pages`. Before a release: `npm run release-check`, with `RELEASE=1` for each step. */
const STEPS: Record<string, string[]> = {
  build: ['run', 'build'],
  packages: ['run', 'packages'],
  units: ['run', 'units'],
  html: ['run', 'html'],
  export: ['run', 'export'],
  gallery: ['exec', 'next', 'build', 'tests/gallery'],
  ways: ['run', 'ways', '--', '--reporter=list,json'],
  pages: ['run', 'pages', '--', '--reporter=list,json'],
  hosts: ['run', 'hosts'],
  receiver: ['run', 'receiver'],
  engines: ['run', 'engines'],
  plain: ['exec', 'tsx', 'tests/e2e/plain-export.ts'],
  scale: ['run', 'bench', '--', '--only', 'scale'],
  lighthouse: ['run', 'bench', '--', '--only', 'lighthouse', '--page', 'landing,plan,event,article,books,suche'],
  // One page shows that the bench still runs; its figures need a machine with nothing else to do.
  touch: ['run', 'bench', '--', '--only', 'first-touch,inp', '--page', 'books'],
};

const FOLDER = '.cache/night';
const PAGE = join(FOLDER, 'results.md');

type Result = { isGreen: boolean; minutes: number };

const { values } = parseArgs({
  options: { from: { type: 'string' }, only: { type: 'string' }, release: { type: 'boolean', default: false } },
});
const names = Object.keys(STEPS);
const named = values.only ?? values.from;
if (named && !names.includes(named)) throw new Error(`There is no step ${named}, only ${names.join(', ')}.`);
const steps = values.only ? [values.only] : names.slice(values.from ? names.indexOf(values.from) : 0);
if (steps.length === names.length) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const resultFile = (name: string) => join(FOLDER, `${name}.json`);
const browserFile = (name: string) => join(FOLDER, `${name}-browser.json`);
const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

function run(name: string): void {
  const begun = performance.now();
  const env = {
    ...process.env,
    THOROUGH: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserFile(name),
    ...(values.release && { RELEASE: '1' }),
  };
  const { status } = runTool('npm', STEPS[name] ?? [], { stdio: 'inherit', env });
  const result: Result = { isGreen: status === 0, minutes: (performance.now() - begun) / 60_000 };
  writeFileSync(resultFile(name), JSON.stringify(result));
}

/** Lines for tests of a browser step that did not simply pass, skipped ones with their reason. */
const notesOf = (name: string): string[] =>
  outcomesOf(read(browserFile(name)) ?? { suites: [] })
    .filter(({ status, annotations }) => status !== 'expected' || annotations.some(({ type }) => type === 'undecided'))
    .map(({ title, status, annotations }) =>
      [`- ${name}, ${status}: ${title}`, ...annotations.flatMap(({ description = [] }) => description)].join(' · '),
    );

const line = (name: string) => {
  const result: Result | undefined = read(resultFile(name));
  if (!result) return `| ${name} | not run | |`;
  return `| ${name} | ${result.isGreen ? 'green' : 'red'} | ${result.minutes.toFixed(1)} |`;
};

for (const name of steps) run(name);
const page = [
  '| Step | Result | Minutes |',
  '|---|---|--:|',
  ...names.map(line),
  '',
  ...names.flatMap(notesOf),
  `Pages: ${values.release ? 'all' : 'a third of routes, kinds, states, puzzles, components and long files (tests/thorough.ts)'}.`,
  '',
];
writeFileSync(PAGE, page.join('\n'));
console.log(`\n${page.join('\n')}\n${PAGE}`);
process.exit(names.every((name) => read(resultFile(name))?.isGreen) ? 0 : 1);
