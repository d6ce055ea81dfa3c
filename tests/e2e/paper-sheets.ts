import type { Page } from '@playwright/test';
import { textOfPages } from '@/lib/print/raster';

/** The browsers' default page margin. */
const MARGIN = '0.4in';

/** Larger margin of some printers and browsers; one-sheet prints must fit within it too. */
export const WIDE_MARGIN = '0.6in';

async function printed(page: Page, width: string) {
  const margin = { top: width, right: width, bottom: width, left: width };
  return page.pdf({ format: 'A4', margin, printBackground: true });
}

/** Number of A4 sheets the page prints on. Needs headless Chromium. */
export async function printedPages(page: Page, width = MARGIN): Promise<number> {
  const pdf = await printed(page, width);
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** Text of each of these sheets. */
export const printedTexts = async (page: Page, width = MARGIN) => textOfPages(await printed(page, width));
