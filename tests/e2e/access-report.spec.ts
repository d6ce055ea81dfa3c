import { expect, test } from '@playwright/test';
import { askAxe, WIDTHS } from './access-rules';
import { STATES } from './access-states';
import { built } from './built';
import { KINDS, ROUTES } from './routes';

const report = built.accessReport;

test('the accessibility page says what these tests look at, and when they last did (R-LAW-14)', async ({ page }) => {
  await page.goto('/barrierefreiheit/');
  const { testEngine, passes, violations, incomplete, inapplicable } = await askAxe(page);
  const facts = {
    axe: testEngine.version,
    rules: [passes, violations, incomplete, inapplicable].flat().length,
    pages: new Set([...ROUTES, ...KINDS]).size,
    widths: [...WIDTHS],
    states: STATES.length,
    kinds: KINDS.length,
  };
  test.info().annotations.push({ type: 'facts', description: JSON.stringify(facts) });
  // How many pages and states there are is the content's of that day: what an editor adds or takes away leaves it true.
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
