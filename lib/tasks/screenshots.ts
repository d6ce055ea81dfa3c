import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { manifestShots } from '@/lib/pages/manifest-shots';
import { planPath } from '@/lib/paths';
import { findBrowser } from './find-browser';
import { content, PAGE_TYPES } from './page-types';

/** Photographs SCREENSHOT_URL or `npm start` into .cache/screenshots; the manifest's pictures go into public/screenshots/. */
const WIDTHS = [360, 768, 1280, 1920];
const PAGES = {
  ...PAGE_TYPES,
  ...Object.fromEntries(content.plans.map(({ id }) => [id, planPath(id)])),
  notFound: '/gibt-es-nicht/',
};
const OUT = '.cache/screenshots';
const site = process.env.SCREENSHOT_URL ?? 'http://localhost:3000';

mkdirSync(OUT, { recursive: true });
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

async function open(width: number, height: number) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  const shoot = async (path: string, fullPage: boolean) => {
    await page.goto(site + path);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    return page.screenshot({ fullPage });
  };
  return { shoot, close: () => page.close() };
}

for (const width of WIDTHS) {
  const { shoot, close } = await open(width, 900);
  for (const [name, path] of Object.entries(PAGES))
    writeFileSync(`${OUT}/${name}-${width}.png`, await shoot(path, true));
  await close();
}
const shots = manifestShots(content);
for (const { src, path, width, height } of shots) {
  const { shoot, close } = await open(width, height);
  await sharp(await shoot(path, false))
    .webp({ quality: 80 })
    .toFile(`public${src}`);
  await close();
}
await browser.close();
console.log(
  `${Object.keys(PAGES).length * WIDTHS.length} Bilder liegen in ${OUT}, ${shots.length} in public/screenshots.`,
);
