import type { Page } from '@playwright/test';

/** What browsers leave free around a printed page, unless the page says otherwise. */
const MARGIN = '0.4in';

/** Of printers and browsers that leave more; whatever shall stay on one sheet does so there too. */
export const WIDE_MARGIN = '0.6in';

/** How many A4 sheets the page fills when it is printed as it stands. The test needs Chromium without a window. */
export async function printedPages(page: Page, width = MARGIN): Promise<number> {
  const margin = { top: width, right: width, bottom: width, left: width };
  const pdf = await page.pdf({ format: 'A4', margin, printBackground: true });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}
