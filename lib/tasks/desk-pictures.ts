import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { palette } from '@/lib/palette';
import { copyOf, openStart, savedIn, savedText, serveDesk } from './desk-copy';
import { consolePage, type Run, withGit, withoutGit } from './desk-undo';
import { type Step, week } from './desk-week';
import { findBrowser } from './find-browser';

/** The pictures of content/README.md: its week is walked in a real browser on a copy, and fails where a step does. */
const FOLDER = 'docs/pictures';
const SIZE = { width: 1080, height: 680 };
const PICTURE = 'forschertag';

const weights: number[] = [];

async function keep(page: Page, name: string): Promise<void> {
  const made = await sharp(await page.screenshot())
    .webp({ quality: 62, effort: 6 })
    .toBuffer();
  writeFileSync(join(FOLDER, `redaktion-${name}.webp`), made);
  weights.push(made.length);
}

/** All that was to be drawn is there, its pictures too. */
async function drawn(page: Page): Promise<void> {
  for (let idle = 0; idle < 3; idle += 1)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(0))));
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

/** A frame of its own: what the desk draws anew would lose an outline. */
async function framed(page: Page, shown: Locator) {
  const box = await shown.boundingBox();
  if (!box) throw new Error('Was umrandet werden soll, ist nicht zu sehen.');
  return page.evaluateHandle(
    ({ colour, x, y, width, height }) => {
      const frame = document.createElement('div');
      const place = `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
      frame.style.cssText = `position: fixed; ${place}; box-sizing: border-box; border: 4px solid ${colour}; z-index: 99999`;
      document.body.append(frame);
      return frame;
    },
    { colour: palette.coral, ...box },
  );
}

async function lookInto(page: Page, { saved }: Step): Promise<void> {
  if (!saved) return;
  const text = () => savedText(page, saved.file);
  if (saved.text === null) await expect.poll(text).toBeUndefined();
  else await expect.poll(text).toContain(saved.text);
}

mkdirSync(FOLDER, { recursive: true });
const scene = await sharp('content/pictures/events/bach.webp').png().toBuffer();
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const { server, address } = await serveDesk('content');
const root = mkdtempSync(join(tmpdir(), 'duda-week-'));
try {
  cpSync('content', root, { recursive: true });
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce', locale: 'de-DE' });
  const page = await context.newPage();
  page.setDefaultTimeout(25_000);
  await openStart(page, address, copyOf('content', /\.yaml$|^pictures.(events|plans|issues|articles).+\.(webp|svg)$/));
  const steps = week({ name: PICTURE, mimeType: 'image/png', buffer: scene });
  for (const step of steps) {
    const shown = await step.walk(page);
    await shown.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    await drawn(page);
    const frame = await framed(page, shown);
    await keep(page, step.picture);
    await frame.evaluate((element) => element.remove());
    await step.after?.(page);
    await lookInto(page, step);
    console.log(step.picture);
  }

  const files = steps.flatMap(({ saved }) => saved?.file ?? []);
  for (const file of [...new Set([...files, `content/pictures/events/${PICTURE}.webp`])]) {
    const saved = await savedIn(page, file);
    const path = join(root, file.slice('content/'.length));
    mkdirSync(dirname(path), { recursive: true });
    if (saved) writeFileSync(path, Buffer.from(saved, 'base64'));
    else rmSync(path, { force: true });
  }
  const { faults } = readContent(root);
  if (faults.length > 0) throw new Error(faults.map(formatFault).join('\n'));

  const changed = await savedIn(page, 'content/plans/year.yaml');
  const show = async (name: string, runs: readonly Run[]) => {
    await page.goto('about:blank');
    await page.setContent(consolePage(runs));
    await keep(page, name);
  };
  const year = Buffer.from(changed ?? '', 'base64').toString();
  await show('zurueck-mit-git', withGit(year));
  await show('zurueck-ohne-git', withoutGit(year));
} finally {
  await browser.close();
  server.close();
  rmSync(root, { recursive: true, force: true });
}
const total = Math.round(weights.reduce((sum, weight) => sum + weight, 0) / 1000);
console.log(`${weights.length} Bilder liegen in ${FOLDER}, zusammen ${total} kB. Der Inhalt der Woche ist fehlerfrei.`);
