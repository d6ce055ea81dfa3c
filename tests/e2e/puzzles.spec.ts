import { expect, type Page, test } from '@playwright/test';
import { allKinds, KINDS } from 'content/puzzle-kinds';
import { today } from 'german/dates/day';
import { kindsIn, weekOf } from 'puzzles/week';
import { allWeeks } from 'puzzles/weeks';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { printedPages } from '@/tests/e2e/paper-sheets';
import { byNightUnless } from '../thorough';
import { waitUntilHydrated } from './access-rules';
import { built } from './built';

const copy = built.lists.puzzles;
const week = weekOf(today());
const kinds = kindsIn(week);
const [first] = kinds;
if (!first) throw new Error('Es gibt keine Art von Rätsel.');
const PLACE = puzzlePath(week.name, first);

const start = (page: Page) => page.getByRole('button', { name: /^Hier lösen/ });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const news = (page: Page) => page.getByRole('main').getByRole('status');
const stored = (page: Page) => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));

test('a child opens a puzzle, reveals one place, continues later and starts over', async ({ page }) => {
  await page.goto(PLACE);
  await start(page).click();
  await expect(page.getByRole('button', { name: 'Alles prüfen' })).toBeVisible();
  expect(await stored(page)).toEqual([]);
  await press(page, 'Eins verraten');
  await expect(page.getByText(copy.player.kept)).toBeVisible();
  expect(await stored(page)).toEqual(['duda-raetsel']);
  await page.reload();
  await expect(news(page).filter({ hasText: copy.player.back })).toBeVisible();
  await press(page, 'Lösung zeigen');
  await expect(news(page).filter({ hasText: copy.player.shown })).toBeVisible();
  await press(page, 'Neu anfangen');
  await expect.poll(() => stored(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a tap on the printed crossword opens it; grid, clue and keys share the screen, and cells stay put (R-PUZ-5, R-PUZ-22)', async ({
    page,
  }) => {
    await page.goto(puzzlePath(week.name, 'crossword'));
    const paper = page.getByRole('table', { name: 'Kreuzworträtsel zum Ausfüllen' }).first();
    await paper.scrollIntoViewIfNeeded();
    const box = await paper.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20);
    const grid = page.getByRole('grid', { name: 'Kreuzworträtsel' });
    // The board takes the focus while it glides into place.
    await expect(grid.locator(':focus')).toBeVisible();
    await page.waitForFunction(async () => {
      const before = window.scrollY;
      for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
      return window.scrollY === before;
    });
    const edges = await page.evaluate(() => {
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() as DOMRect;
      const [clue, keys] = [edge('[data-clue]'), edge('.letter-keys')];
      const cells = [...document.querySelectorAll('[data-spot]')].map((cell) => cell.getBoundingClientRect());
      return {
        clueEnds: clue.bottom,
        firstRow: cells[0]?.top ?? 0,
        hiddenRows: new Set(cells.filter(({ bottom }) => bottom > keys.top + 2).map(({ top }) => top)).size,
        keysEnd: keys.bottom,
      };
    });
    expect(edges.firstRow).toBeGreaterThanOrEqual(edges.clueEnds);
    // The highest grids have two rows more than such a low screen.
    expect(edges.hiddenRows).toBeLessThanOrEqual(2);
    expect(edges.keysEnd).toBeLessThanOrEqual(640);

    const low = await page.evaluate(() => {
      const keys = document.querySelector('.letter-keys')?.getBoundingClientRect().top ?? 0;
      const cells = [...document.querySelectorAll('[data-spot]')].map((cell) => cell.getBoundingClientRect());
      const last = cells.filter(({ bottom }) => bottom <= keys).at(-1) as DOMRect;
      return { x: last.x + last.width / 2, y: last.y + last.height / 2, scrolled: window.scrollY };
    });
    for (const _ of [1, 2]) {
      await page.touchscreen.tap(low.x, low.y);
      expect(await page.evaluate(() => window.scrollY)).toBe(low.scrolled);
    }
    await expect(page.getByRole('gridcell', { name: /^(\d+ )?[A-ZÄÖÜ],? / })).toHaveCount(0);
  });
});

test('switching the level shows its puzzle, each with its own board', async ({ page }) => {
  await page.goto(PLACE);
  await page.getByText('Knifflig', { exact: true }).first().click();
  await expect(page.getByRole('heading', { name: /^Knifflig/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Leicht/ })).toBeHidden();
  await start(page).click();
  await expect(page.getByRole('group', { name: `${KINDS[first].name}, knifflig` })).toBeVisible();
});

const level = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const choose = (page: Page, name: string) => page.locator('label').getByText(name, { exact: true }).click();

test('the chosen level applies to the next puzzle before its first paint, and can be changed back (R-PUZ-11)', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto(PLACE);
  expect(await stored(page)).toEqual([]);
  await choose(page, 'Knifflig');
  await expect(page).toHaveURL(`${PLACE}?stufe=knifflig`);
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto(puzzlePath(week.name, kinds[1] ?? first));
  await expect(level(page, 'Knifflig')).toBeChecked();
  await expect(page.getByRole('heading', { name: /^Knifflig/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Leicht/ })).toBeHidden();
  await choose(page, 'Leicht');
  await expect(page.getByRole('heading', { name: /^Leicht/ })).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

test('if the board fails to load, says so, and the sheet is still there (R-PUZ-5)', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto(PLACE);
  await start(page).focus();
  await waitUntilHydrated(page);
  await page.route('**/_next/static/islands/**', (route) => route.abort());
  await start(page).click();
  await expect(page.getByRole('alert').filter({ hasText: copy.player.lost })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a child chooses the level, reads the puzzle and opens its solution (R-PUZ-4)', async ({ page }) => {
    await page.goto(PLACE);
    await expect(start(page)).toBeHidden();
    await page.getByText('Knifflig', { exact: true }).first().click();
    await expect(page.getByRole('heading', { name: /^Knifflig/ })).toBeVisible();
    const solution = page.locator('[data-level=hard] details');
    await solution.locator('summary').click();
    await expect(solution).toHaveAttribute('open');
    await expect(page.getByRole('table').first()).toBeVisible();
  });
});

for (const kind of allKinds())
  for (const { name } of allWeeks(copy.first, today())
    .filter((one) => kindsIn(one).includes(kind))
    .slice(0, 1)) {
    test(
      `${KINDS[kind].name}: prints on one sheet, and its solution on the next (R-PUZ-4)`,
      byNightUnless(kind === 'crossword'),
      async ({ page }) => {
        await page.goto(puzzlePath(name, kind));
        expect(await printedPages(page)).toBe(2);
        await page.getByText('Knifflig', { exact: true }).first().click();
        await expect(page.getByRole('heading', { name: /^Knifflig/ })).toBeVisible();
        expect(await printedPages(page)).toBe(2);
      },
    );
  }
