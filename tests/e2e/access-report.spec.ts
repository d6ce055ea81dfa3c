import { expect, test } from '@playwright/test';
import { readContent } from '@/lib/content/read';
import { askAxe, WIDTHS } from './access-rules';
import { STATES } from './access-states';
import { KINDS, ROUTES } from './routes';

const report = readContent('content').content?.accessReport;

test('the accessibility page says what these tests look at, and when they last did', async ({ page }) => {
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
  expect(report, 'The report is of an older state: npm run access-report renews it').toMatchObject(facts);

  const results = page.getByRole('region', { name: 'Was die letzte Prüfung ergab' });
  await expect(results).toContainText(`Stand: ${report?.date.text}`);
  await expect(results).toContainText(`${facts.rules} Regeln`);
  await expect(results).toContainText(`${facts.pages} Seiten`);
  await expect(results).toContainText(`${facts.states} Zustände`);
});
