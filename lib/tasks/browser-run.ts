import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteListener } from '@/lib/hosts/server';
import { type BrowserRun, judge, readReport, type Verdict } from './browser-report';
import { findBrowser, installBrowser } from './find-browser';
import { ensureBuilt } from './fresh';

/** Playwright's default folder, listed in .gitignore. */
const RESULTS = 'test-results';

/** Runs Playwright → its exit status, null if it was killed */
const playwright = (args: readonly string[], env: Record<string, string>) =>
  new Promise<number | null>((resolve, reject) => {
    const program = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const stop = () => program.kill();
    process.once('exit', stop);
    program.on('error', reject).on('exit', (status) => {
      process.off('exit', stop);
      resolve(status);
    });
  });

async function tryOnce(name: string, args: readonly string[], origin: string): Promise<BrowserRun> {
  const file = `${RESULTS}/${name}.json`;
  mkdirSync(RESULTS, { recursive: true });
  rmSync(file, { force: true });
  const status = await playwright([...args, `--output=${RESULTS}/${name}`, '--reporter=list,json'], {
    TEST_ORIGIN: origin,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: `${RESULTS}/last-run.json`,
  });
  let run: BrowserRun;
  try {
    run = readReport(readFileSync(file, 'utf8'));
  } catch (error) {
    run = { outcomes: [], faults: [`The report is missing or unreadable: ${error}`] };
  }
  const isExplained = status === 0 || run.faults.length > 0 || run.outcomes.some(({ isRed }) => isRed);
  return isExplained ? run : { ...run, faults: [`Playwright ended with ${status}.`] };
}

/** Runs the tests, then repeats the failed ones on one worker with a trace → { failed: [], shaky: [one], … } */
export async function runBrowserTests(args: readonly string[], origin: string): Promise<Verdict> {
  const first = await tryOnce('first', args, origin);
  if (!first.outcomes.some(({ isRed }) => isRed)) return judge(first);
  console.log('\nRunning the failed tests again, alone:');
  return judge(first, await tryOnce('again', [...args, '--last-failed', '--workers=1', '--trace=on'], origin));
}

/** Serves a folder while `work` runs, and builds out/ first if it is stale. The server lives in this process and starts once: if it dies, the run
 * dies with it. withSite(async (origin) => origin) → 'http://localhost:3210' */
export async function withSite<T>(work: (origin: string) => Promise<T>, folder = 'out'): Promise<T> {
  if (!(findBrowser() ?? installBrowser()))
    throw new Error('The browser tests need Chromium: install it, or give its path in CHROMIUM_PATH.');
  ensureBuilt();
  const server = createServer(siteListener(folder));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(Number(process.env.TEST_PORT ?? 0), resolve);
  });
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
