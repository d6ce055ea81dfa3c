import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { built } from '../built-content';
import { exported } from '../exported';
import { BUDGETS, type Budget, budgetLines } from './budgets';
import { onDemand, type Weight, weights } from './weigh';

/** Measured in a browser: tests/e2e/weight.spec.ts. */
const BY_BROWSER = ['landingRequests', 'landingBytes'];

const all = weights();

/** Budgets that apply only if there are issues. */
const OF_ISSUES = ['issueHtml', 'issueSheets', 'pagePicture'];
const hasIssue = all.some(({ budget }) => budget === 'issueHtml') || built.issues.length > 0;
const MEASURED = Object.entries<Budget>(BUDGETS).filter(
  ([id]) => !BY_BROWSER.includes(id) && (!OF_ISSUES.includes(id) || hasIssue),
);

test.each(MEASURED)('the budget %s is kept everywhere (R-ISS-17, R-FAST-1)', (id, { most }) => {
  const weighed = all.filter(({ budget }) => budget === id);
  expect(weighed).not.toEqual([]);
  expect(weighed.filter(({ value }: Weight) => value > most)).toEqual([]);
});

test('the calendar is loaded on demand, and made only if there are events', () => {
  const calendars = onDemand.filter((files) =>
    files.some((file) => readFileSync(file, 'utf8').includes('Monat auswählen')),
  );
  expect(calendars.length > 0).toBe(built.events.length > 0);
});

test('docs/speed.md quotes every budget unchanged', () => {
  const quoted = readFileSync('docs/speed.md', 'utf8').split('\n');
  expect(budgetLines.filter((line) => !quoted.includes(line))).toEqual([]);
});

test('no touch restyles a whole page: no rule asks by :has what is focused, pressed or chosen anywhere in it', () => {
  const OF_ALL = /(?:html|:root|body|main)[^{},]*:has\([^{}]*:(?:focus|hover|active|checked)[^{}]*\{/g;
  const sheets = exported.filter((file) => file.endsWith('.css'));
  const wrong = sheets.flatMap((file) => readFileSync(join('out', file), 'utf8').match(OF_ALL) ?? []);
  expect(sheets).not.toEqual([]);
  expect(wrong).toEqual([]);
});
