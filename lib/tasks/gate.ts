import { spawnSync } from 'node:child_process';
import { isRed, summaryOf } from './browser-report';
import { runBrowserTests, withSite } from './browser-run';
import { ensureBuilt } from './fresh';
import { programGate } from './program-gate';
import { type Step, sideBySide } from './side-by-side';
import { runTool } from './tool';

/** Skips hosts, receiver and engines if none of their sources has changed. jest and Playwright reject it. */
const IF_CHANGED = '--if-changed';
const isIfChanged = process.argv.includes(IF_CHANGED);

/** Runs gates in order until one fails; passes other arguments to jest or Playwright: `npm run gate -- browser tests/e2e/keep.spec.ts` */
const GATES: Record<string, (args: string[]) => boolean | Promise<boolean>> = {
  source: () =>
    sideBySide([
      [npx('biome', 'check', '.'), npx('stylelint', 'components/**/*.{ts,tsx}')],
      // tsc and knip need the packages of tests/bench.
      [
        npx('tsx', 'lib/tasks/extra-packages.ts', 'tests/bench'),
        npx('next', 'typegen'),
        npx('tsc', '--noEmit'),
        npx('knip'),
      ],
    ]),
  units: (args) => jest(args),
  ways: (args) => browserTests(['--project=ways', ...args]),
  html: () => runTool('npx', ['html-validate', 'out/**/*.html']).status === 0,
  export: (args) => jest(['--config', 'tests/export/jest.config.js', ...args]),
  pages: (args) => browserTests(['--project=pages', ...args]),
  browser: browserTests,
  hosts: () => programGate('hosts', isIfChanged),
  receiver: () => programGate('receiver', isIfChanged),
  engines: () => programGate('engines', isIfChanged),
};

function npx(...args: string[]): Step {
  return ['npx', ...args];
}

/** A young generation of 64 MB saves a sixth of jest's CPU time. */
function jest(args: readonly string[]): boolean {
  const program = ['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js', ...args];
  return spawnSync(process.execPath, program, { stdio: 'inherit' }).status === 0;
}

async function browserTests(args: readonly string[]): Promise<boolean> {
  const verdict = await withSite((origin) => runBrowserTests(args, origin));
  console.log(`\n${summaryOf(verdict).join('\n')}`);
  return !isRed(verdict);
}

const given = process.argv.slice(2).filter((arg) => arg !== IF_CHANGED);
const names = given.filter((arg) => Object.hasOwn(GATES, arg));
const rest = given.filter((arg) => !names.includes(arg));
if (names.length === 0) throw new Error(`The gates are ${Object.keys(GATES).join(', ')}.`);

for (const name of names) {
  if (name !== 'source') ensureBuilt();
  if (await GATES[name]?.(rest)) continue;
  console.error(`Red: npm run gate -- ${name}`);
  process.exit(1);
}
