import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { PLAN_IDS } from '@/lib/content/kinds';
import { planPath } from '@/lib/pages/paths';
import { findBrowser } from './find-browser';
import { PAGE_TYPES } from './page-types';

/** Into .cache/screenshots, of `npm start` running or SCREENSHOT_URL. */
const WIDTHS = [360, 768, 1280, 1920];
const PAGES = {
  ...PAGE_TYPES,
  ...Object.fromEntries(PLAN_IDS.map((id) => [id, planPath(id)])),
  notFound: '/gibt-es-nicht/',
};
const OUT = '.cache/screenshots';
const site = process.env.SCREENSHOT_URL ?? 'http://localhost:3000';

mkdirSync(OUT, { recursive: true });
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
for (const width of WIDTHS) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(site + path);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    await page.screenshot({ path: `${OUT}/${name}-${width}.png`, fullPage: true });
  }
  await page.close();
}
await browser.close();
console.log(`${Object.keys(PAGES).length * WIDTHS.length} Bilder liegen in ${OUT}.`);
