import type { Page } from '@playwright/test';

/** What browsers leave free around a printed page, unless the page says otherwise. */
const MARGIN = '0.4in';

/** How many A4 sheets the page fills when it is printed as it stands. The test needs Chromium without a window. */
export async function printedPages(page: Page): Promise<number> {
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const pdf = await page.pdf({ format: 'A4', margin, printBackground: true });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}
