import type { Page } from '@playwright/test';
import { textOfPages } from '@/lib/print/raster';

/** What browsers leave free around a printed page, unless the page says otherwise. */
const MARGIN = '0.4in';

/** Of printers and browsers that leave more; whatever shall stay on one sheet does so there too. */
export const WIDE_MARGIN = '0.6in';

async function printed(page: Page, width: string) {
  const margin = { top: width, right: width, bottom: width, left: width };
  return page.pdf({ format: 'A4', margin, printBackground: true });
}

/** How many A4 sheets the page fills when it is printed as it stands. The test needs Chromium without a window. */
export async function printedPages(page: Page, width = MARGIN): Promise<number> {
  const pdf = await printed(page, width);
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** What stands on each of these sheets. */
export const printedTexts = async (page: Page, width = MARGIN) => textOfPages(await printed(page, width));
