import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { formatFault } from 'content/fault';
import { palette } from 'content/title';
import sharp from 'sharp';
import { readSite } from '@/lib/publishing/read';
import { copyOf, openStart, savedIn, savedText, serveDesk } from './desk-copy';
import { week } from './desk-week';
import { findBrowser } from './find-browser';

/** Takes the pictures of content/README.md: walks its week in a browser on a copy, and fails if a step does. */
const FOLDER = 'docs/pictures';
const PLAN = 'content/plans/year.yaml';

const { values } = parseArgs({ options: { keep: { type: 'string' } } });

const weights: number[] = [];

async function keep(taken: Buffer, name: string): Promise<void> {
  const made = await sharp(taken).webp({ quality: 62, effort: 6 }).toBuffer();
  writeFileSync(join(FOLDER, `redaktion-${name}.webp`), made);
  weights.push(made.length);
}

/** Waits until rendering is idle, all pictures are loaded and the message of the previous step is gone. */
async function drawn(page: Page): Promise<void> {
  const done = page.getByText(/Eintrag (.* )?(gespeichert|gelöscht|dupliziert)\./).filter({ visible: true });
  await expect(done).toHaveCount(0, { timeout: 60_000 });
  for (let idle = 0; idle < 3; idle += 1)
    await page.evaluate(() => new Promise((painted) => requestIdleCallback(() => painted(0))));
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
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

/** Retries until the element did not move between framing and screenshot: content loading above it shifts it. */
async function show(name: string, shown: Locator): Promise<void> {
  const page = shown.page();
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
  console.log(name);
}

/** Fixed names and dates, so that the hashes of commits are the same in every picture. */
const ALONE = {
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, 'Redaktion'],
      [`GIT_${who}_EMAIL`, 'redaktion@example.com'],
      [`GIT_${who}_DATE`, '2026-11-26T10:00:00Z'],
    ]),
  ),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  LC_ALL: 'C',
};

/** As in a makefile, '@' starts a command that is not shown. */
const CHANGE = `@cp ../changed.yaml ${PLAN}`;
const COMPARE = 'diff -r content-montag content';
const UNDONE = {
  'zurueck-mit-git': [
    '@git init --quiet --initial-branch=main && git add content && git commit --quiet --message=Anfang',
    CHANGE,
    ...['git status --short', `git restore ${PLAN}`, 'git status --short'],
    CHANGE,
    '@git commit --quiet --all --message=Preis',
    ...[`git log --oneline -- ${PLAN}`, 'git revert --no-edit HASH'],
  ],
  'zurueck-ohne-git': [
    'cp -r content content-montag',
    CHANGE,
    ...[COMPARE, 'cp content-montag/plans/year.yaml content/plans/year.yaml', COMPARE],
  ],
};

/** Runs commands as an editor types them, on a copy of one file: → a page of them and their answers */
function consolePage(changed: string, commands: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'undo-'));
  const cwd = join(folder, 'project');
  cpSync(PLAN, join(cwd, PLAN), { recursive: true });
  writeFileSync(join(folder, 'changed.yaml'), changed);
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const env = { ...process.env, ...ALONE };
  let answer = '';
  const shown = commands.flatMap((command) => {
    const typed = command.replace('@', '').replace('HASH', answer.split(' ')[0] ?? '');
    const { stdout, stderr, status } = spawnSync(typed, { cwd, env, encoding: 'utf8', shell: true });
    if (status !== 0 && typed !== COMPARE) throw new Error(`${typed}: ${stderr}`);
    answer = (command.endsWith('HASH') ? (stdout.split('\n')[0] ?? '') : stdout).trimEnd();
    return command.startsWith('@') ? [] : `<b>$ ${escaped(typed)}</b>\n${answer ? `${escaped(answer)}\n` : ''}`;
  });
  rmSync(folder, { recursive: true, force: true });
  return `<!doctype html><html lang="de"><meta charset="utf-8">
<style>body { margin: 0; padding: 40px; background: ${palette.paper}; }
pre { margin: 0; padding: 32px; min-height: 536px; box-sizing: border-box; border-radius: 14px; background: ${palette.ink};
color: ${palette.paper}; font: 19px/1.6 monospace; white-space: pre-wrap; } b { color: ${palette.sun}; }</style>
<pre>${shown.join('\n')}</pre></html>`;
}

mkdirSync(FOLDER, { recursive: true });
const scene = await sharp('content/pictures/events/bach.webp').png().toBuffer();
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const { server, address } = await serveDesk('content');
const root = mkdtempSync(join(tmpdir(), 'week-'));
try {
  cpSync('content', root, { recursive: true });
  const viewport = { width: 1080, height: 680 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'de-DE' });
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  await openStart(page, address, copyOf('content', /\.yaml$|^pictures.(events|plans|issues|articles).+\.(webp|svg)$/));
  const files = await week({
    page,
    show,
    textOf: (file) => savedText(page, file),
    scene: { name: 'forschertag', mimeType: 'image/png', buffer: scene },
  });

  for (const file of files) {
    const saved = await savedIn(page, file);
    const path = join(root, file.slice('content/'.length));
    mkdirSync(dirname(path), { recursive: true });
    if (saved) writeFileSync(path, saved);
  }
  const { faults } = readSite(root);
  if (values.keep) cpSync(root, values.keep, { recursive: true });
  if (faults.length > 0) throw new Error(faults.map(formatFault).join('\n'));

  const changed = (await savedText(page, PLAN)) ?? '';
  for (const [name, commands] of Object.entries(UNDONE)) {
    await page.goto('about:blank');
    await page.setContent(consolePage(changed, commands));
    await keep(await page.screenshot(), name);
  }
} finally {
  await browser.close();
  server.close();
  rmSync(root, { recursive: true, force: true });
}
const total = Math.round(weights.reduce((sum, weight) => sum + weight, 0) / 1000);
console.log(`${weights.length} Bilder liegen in ${FOLDER}, zusammen ${total} kB. Der Inhalt der Woche ist fehlerfrei.`);
