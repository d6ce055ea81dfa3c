import { expect, test } from '@playwright/test';
import { runAxe, WIDTHS } from './access-rules';
import { STATES } from './access-states';
import { built } from './built';
import { KINDS, ROUTES } from './routes';

const report = built.accessReport;

test('the accessibility page states what these tests check and when they last ran (R-LAW-14)', async ({ page }) => {
  await page.goto('/barrierefreiheit/');
  const { testEngine, passes, violations, incomplete, inapplicable } = await runAxe(page);
  const facts = {
    axe: testEngine.version,
    rules: [passes, violations, incomplete, inapplicable].flat().length,
    pages: new Set([...ROUTES, ...KINDS]).size,
    widths: [...WIDTHS],
    states: STATES.length,
    kinds: KINDS.length,
  };
  test.info().annotations.push({ type: 'facts', description: JSON.stringify(facts) });
  // The numbers of pages and states change with content; the report stays true.
  const { axe, rules, widths } = facts;
  const older = 'The report is of an older state: npm run access-report renews it';
  expect(report, older).toMatchObject({ axe, rules, widths });
  expect(report.states, older).toBeGreaterThanOrEqual(facts.states);
  expect(report.kinds, older).toBeGreaterThanOrEqual(facts.kinds);

  const results = page.getByRole('region', { name: 'Was die letzte Prüfung ergab' });
  await expect(results).toContainText(`Stand: ${report.date.text}`);
  await expect(results).toContainText(`${report.rules} Regeln`);
  await expect(results).toContainText(`${report.pages} Seiten`);
  await expect(results).toContainText(`${report.states} Zustände`);
});
