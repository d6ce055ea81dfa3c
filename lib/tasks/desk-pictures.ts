import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { palette } from '@/lib/title/title';
import { copyOf, openStart, savedIn, savedText, serveDesk } from './desk-copy';
import type { Step } from './desk-hands';
import { consolePage, type Run, withGit, withoutGit } from './desk-undo';
import { week } from './desk-week';
import { findBrowser } from './find-browser';

/** Takes the pictures of content/README.md: runs its week in a browser on a copy, and fails if a step does. */
const FOLDER = 'docs/pictures';
const SIZE = { width: 1080, height: 680 };
const PICTURE = 'forschertag';

const { values } = parseArgs({ options: { keep: { type: 'string' } } });

const weights: number[] = [];

async function keep(taken: Buffer, name: string): Promise<void> {
  const made = await sharp(taken).webp({ quality: 62, effort: 6 }).toBuffer();
  writeFileSync(join(FOLDER, `redaktion-${name}.webp`), made);
  weights.push(made.length);
}

const done = (page: Page) =>
  page.getByText(/Eintrag (.* )?(gespeichert|gelöscht|dupliziert)\./).filter({ visible: true });

/** Waits until rendering is idle, all pictures are loaded and the message of the previous step is gone. */
async function drawn(page: Page): Promise<void> {
  await expect(done(page)).toHaveCount(0, { timeout: 60_000 });
  for (let idle = 0; idle < 3; idle += 1)
    await page.evaluate(() => new Promise((painted) => requestIdleCallback(() => painted(0))));
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

/** Retries until the element did not move between framing and screenshot: content loading above it shifts it. */
async function show(page: Page, shown: Locator, name: string): Promise<void> {
  await expect(async () => {
    await shown.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    await drawn(page);
    const place = await shown.boundingBox();
    const frame = await framed(shown);
    const taken = await page.screenshot();
    await frame.evaluate((element) => element.remove());
    expect(await shown.boundingBox()).toEqual(place);
    await keep(taken, name);
  }).toPass({ timeout: 120_000 });
}

/** A frame of its own, as an outline is lost when the CMS re-renders; a popover, to be above menus and dialogs. */
const framed = (shown: Locator) =>
  shown.evaluateHandle((element, colour) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const frame = element.ownerDocument.createElement('div');
    const place = `inset: ${y}px auto auto ${x}px; width: ${width}px; height: ${height}px`;
    const line = `box-sizing: border-box; border: 4px solid ${colour}`;
    frame.style.cssText = `${place}; margin: 0; padding: 0; overflow: visible; background: none; ${line}`;
    frame.popover = 'manual';
    element.ownerDocument.body.append(frame);
    frame.showPopover();
    return frame;
  }, palette.coral);

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
const root = mkdtempSync(join(tmpdir(), 'week-'));
try {
  cpSync('content', root, { recursive: true });
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce', locale: 'de-DE' });
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  await openStart(page, address, copyOf('content', /\.yaml$|^pictures.(events|plans|issues|articles).+\.(webp|svg)$/));
  const steps = week({ name: PICTURE, mimeType: 'image/png', buffer: scene });
  for (const step of steps) {
    const shown = await step.run(page);
    await show(page, shown, step.picture);
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
  if (values.keep) cpSync(root, values.keep, { recursive: true });
  if (faults.length > 0) throw new Error(faults.map(formatFault).join('\n'));

  const changed = await savedIn(page, 'content/plans/year.yaml');
  const asTyped = async (name: string, runs: readonly Run[]) => {
    await page.goto('about:blank');
    await page.setContent(consolePage(runs));
    await keep(await page.screenshot(), name);
  };
  const year = Buffer.from(changed ?? '', 'base64').toString();
  await asTyped('zurueck-mit-git', withGit(year));
  await asTyped('zurueck-ohne-git', withoutGit(year));
} finally {
  await browser.close();
  server.close();
  rmSync(root, { recursive: true, force: true });
}
const total = Math.round(weights.reduce((sum, weight) => sum + weight, 0) / 1000);
console.log(`${weights.length} Bilder liegen in ${FOLDER}, zusammen ${total} kB. Der Inhalt der Woche ist fehlerfrei.`);
