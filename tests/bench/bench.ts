import { parseArgs } from 'node:util';
import { findBrowser, installBrowser } from '@/lib/tasks/find-browser';
import { ensureBuilt } from '@/lib/tasks/fresh';
import { removeCopies } from './copy';
import { measureFirstTouch } from './first-touch';
import { measureInp } from './inp';
import { MEASURED, measurePages } from './lighthouse';
import { machine } from './machine';
import { measureScale } from './scale';
import { measureTyping } from './typing';

/** Measures and prints Markdown for docs/speed.md; progress goes to stderr.
 * npm run bench -- --only lighthouse --runs 3 --page landing,books */
const PARTS = ['lighthouse', 'first-touch', 'inp', 'scale', 'typing'];

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        runs: { type: 'string', default: '1' },
        only: { type: 'string' },
        page: { type: 'string' },
        keep: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    return stop((error as Error).message);
  }
}

const { runs: wanted, only, page, keep } = options();
const runs = Number(wanted);
if (!(Number.isInteger(runs) && runs > 0)) stop(`--runs ${wanted} is not a count.`);
const parts = only?.split(',') ?? PARTS;
const unknown = parts.find((part) => !PARTS.includes(part));
if (unknown) stop(`--only ${unknown} does not exist; there are ${PARTS.join(', ')}.`);
const pages = page?.split(',');
const missing = pages?.find((one) => !(one in MEASURED));
if (missing) stop(`--page ${missing} does not exist; there are ${Object.keys(MEASURED).join(', ')}.`);

const browser = findBrowser() ?? installBrowser();
if (!browser) {
  stop('The bench needs Chromium: install it, or give its path in CHROMIUM_PATH.');
}

console.log(`${machine(browser)}\n`);
if (['lighthouse', 'first-touch', 'inp'].some((part) => parts.includes(part))) ensureBuilt();
try {
  if (parts.includes('lighthouse'))
    console.log(`### Pages\n\n${await measurePages(browser, { runs, only: pages, keeps: keep })}\n`);
  if (parts.includes('first-touch'))
    console.log(`### First touch\n\n${await measureFirstTouch(browser, runs, pages)}\n`);
  if (parts.includes('inp')) console.log(`### INP\n\n${await measureInp(browser, runs, pages)}\n`);
  if (parts.includes('scale')) console.log(`### Scale\n\n${measureScale()}\n`);
  if (parts.includes('typing')) console.log(`### Typing\n\n${await measureTyping(browser)}\n`);
} finally {
  removeCopies();
}
