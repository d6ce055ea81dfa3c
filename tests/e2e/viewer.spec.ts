import { type BrowserContextOptions, expect, type Locator, type Page, test } from '@playwright/test';
import { pieceName } from 'content/pieces';
import { today } from 'german/dates/day';
import sharp from 'sharp';
import { KEY } from '@/lib/aids/settings';
import { isPublished, newestFirst } from '@/lib/issues/days';
import { pageLabel, pagesAt } from '@/lib/issues/spreads';
import { issuePath } from '@/lib/paths';
import { WIDTHS } from '@/lib/print/page-pictures';
import { outOfSight } from './access-barriers';
import { rulesBroken } from './access-rules';
import { built } from './built';
import { spread, swipe } from './fingers';
import { serveSite } from './keep-server';
import { tabTo } from './order-steps';
import { giveVoices } from './voices';

const { leaf } = built.lists.issues;
const { kept } = built.lists;
const [issue] = newestFirst(built.issues).filter((one) => one.open && isPublished(one, today()));
const luminance = ([red = 0, green = 0, blue = 0]: number[] = []) => {
  const [r, g, b] = [red, green, blue].map((value) =>
    value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * Number(r) + 0.7152 * Number(g) + 0.0722 * Number(b);
};
const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const viewer = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true });
const sheets = (page: Page) => page.locator('.viewer-sheets');
const stage = (page: Page) => page.locator('.viewer-stage');
const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;

if (issue) {
  const path = issuePath(issue.name);
  const count = issue.pages.length;
  /** Announcement for an open page, with its facing page (desk) or alone (phone). */
  const desk = (page: number) => pageLabel(pagesAt(page, count, true), count);
  const phone = (page: number) => pageLabel([page], count);
  const expectSaid = (page: Page, said: string) => expect(viewer(page).getByText(said, { exact: true })).toBeVisible();

  /** The first piece of a page with a text to read; pieces that only link elsewhere do not count. */
  const pieceOn = (page: number) => {
    const pieces = issue.pages[page - 1]?.pieces ?? [];
    const at = pieces.findIndex(({ type }) => type !== 'teaser');
    const piece = pieces[at];
    if (!piece) throw new Error(`Seite ${page} ist leer.`);
    return { name: pieceName(piece, built), anchor: `${page}-${at + 1}` };
  };

  async function open(page: Page) {
    await page.goto(path);
    await page.getByRole('button', { name: leaf }).click();
    await expect(viewer(page)).toBeVisible();
  }

  test('on a phone a child swipes through single pages (R-ISS-11)', async ({ browser }) => {
    const page = await browser.newPage(PHONE);
    await open(page);
    await expectSaid(page, phone(1));
    await swipe(page, stage(page), 'left');
    await expectSaid(page, phone(2));
    await swipe(page, stage(page), 'left');
    await expectSaid(page, phone(3));
    await swipe(page, stage(page), 'right');
    await expectSaid(page, phone(2));
    await page.close();
  });

  test('page turns are animated, except with reduced motion (R-ISS-11)', { tag: '@night' }, async ({ page }) => {
    await open(page);
    const count = () =>
      page.evaluate(() => {
        Object.assign(window, { moves: 0 });
        document.addEventListener('animationstart', () => {
          (window as unknown as { moves: number }).moves += 1;
        });
      });
    const moves = () => page.evaluate(() => (window as unknown as { moves: number }).moves);
    await count();
    await button(page, 'Weiterblättern').click();
    await expect.poll(moves).toBeGreaterThan(0);
    await expect(page.locator('[data-role=leave], [data-role=enter]')).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${path}?seite=2`);
    await expectSaid(page, desk(2));
    await count();
    await button(page, 'Weiterblättern').click();
    await expectSaid(page, desk(4));
    expect(await moves()).toBe(0);
  });

  test('a child zooms by buttons, keys and wheel up to four times, with a sharper picture (R-ISS-12)', {
    tag: '@night',
  }, async ({ page }) => {
    await open(page);
    const whole = await widthOf(sheets(page));
    const isLarger = (times: number) =>
      expect.poll(async () => (await widthOf(sheets(page))) / whole).toBeGreaterThan(times);
    await button(page, 'Größer').click();
    await isLarger(1.4);
    const picture = viewer(page).getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(`-${WIDTHS.large}.`);
    await button(page, 'Kleiner').click();
    await expect.poll(() => widthOf(sheets(page))).toBeCloseTo(whole, 0);
    await page.keyboard.press('+');
    await isLarger(1.4);
    await page.keyboard.press('0');
    await expect.poll(() => widthOf(sheets(page))).toBeCloseTo(whole, 0);
    await stage(page).hover();
    await page.keyboard.down('Control');
    for (let turns = 0; turns < 5; turns += 1) await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await isLarger(3.9);
    await expect(button(page, 'Größer')).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(async () => (await widthOf(sheets(page))) / whole).toBeLessThan(4.1);
  });

  test('an enlarged page is dragged by mouse and moved by arrow keys, and can still be turned (R-ISS-12)', {
    tag: '@night',
  }, async ({ page }) => {
    await open(page);
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('+');
    const left = async () => (await sheets(page).boundingBox())?.x ?? 0;
    await expect.poll(() => widthOf(sheets(page))).toBeGreaterThan(1500);
    const before = await left();
    await stage(page).hover();
    await page.mouse.down();
    await page.mouse.move(400, 400, { steps: 4 });
    await page.mouse.up();
    await expect.poll(left).toBeLessThan(before - 100);
    await expect(page.locator('.viewer-text')).toHaveCount(0);
    const dragged = await left();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(left).toBeGreaterThan(dragged + 50);
    await page.keyboard.press('PageDown');
    await expectSaid(page, desk(2));
  });

  test('on a phone a pinch or double tap enlarges a page and resets it (R-ISS-12)', {
    tag: '@night',
  }, async ({ browser }) => {
    const page = await browser.newPage(PHONE);
    await open(page);
    const whole = await widthOf(sheets(page));
    await spread(page, stage(page));
    await expect.poll(async () => (await widthOf(sheets(page))) / whole).toBeGreaterThan(2);
    const { x = 0, y = 0 } = (await stage(page).boundingBox()) ?? {};
    const tapTwice = async () => {
      await page.touchscreen.tap(x + 100, y + 200);
      await page.touchscreen.tap(x + 100, y + 200);
    };
    await tapTwice();
    await expect.poll(() => widthOf(sheets(page))).toBeCloseTo(whole, 0);
    await tapTwice();
    await expect.poll(async () => (await widthOf(sheets(page))) / whole).toBeGreaterThan(2);
    await expect(page.locator('.viewer-text')).toHaveCount(0);
    await page.close();
  });

  test('a link to a page opens the viewer there; the back button closes it after any number of turns (R-ISS-13)', async ({
    page,
  }) => {
    await page.goto(`${path}?seite=3`);
    await expectSaid(page, desk(3));
    await button(page, 'Schließen').click();
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname === path && url.search === '');

    await page.goto(`${path}?seite=2`);
    await button(page, pieceOn(2).name).click();
    await expect(viewer(page).getByRole('region', { name: pieceOn(2).name })).toBeVisible();
    await button(page, 'Schließen').click();
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname === path && url.search === '');

    await page.getByRole('button', { name: leaf }).click();
    await button(page, 'Weiterblättern').click();
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL((url) => url.searchParams.get('seite') === '4');
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await page.goForward();
    await expectSaid(page, desk(4));
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(page.getByRole('button', { name: leaf })).toBeFocused();
  });

  for (const ground of ['paper', 'dark', 'contrast'])
    test(`the viewer is readable on the theme ${ground} (R-ISS-21)`, { tag: '@night' }, async ({ page }) => {
      await page.addInitScript(([key, chosen]) => localStorage.setItem(key, JSON.stringify({ ground: chosen })), [
        KEY,
        ground,
      ] as const);
      await page.goto(`${path}?seite=2`);
      const title = viewer(page).locator('.viewer-bar > p');
      await expect(title).toBeVisible();
      const ink = luminance(
        (await title.evaluate((element) => getComputedStyle(element).color)).match(/\d+/g)?.map(Number),
      );
      await title.evaluate(({ style }) => style.setProperty('visibility', 'hidden'));
      const worst = async () => {
        const clip = await title.boundingBox();
        if (!clip) return 0;
        const { data } = await sharp(await page.screenshot({ clip }))
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const behind = Array.from({ length: data.length / 3 }, (_, at) =>
          luminance([...data.subarray(3 * at, 3 * at + 3)]),
        );
        return Math.min(...behind.map((own) => (Math.max(own, ink) + 0.05) / (Math.min(own, ink) + 0.05)));
      };
      await expect.poll(worst).toBeGreaterThanOrEqual(4.5);
    });

  test('on a phone a piece is read over its page, and the back button returns to the page (R-ISS-14)', {
    tag: '@night',
  }, async ({ browser }) => {
    const page = await browser.newPage(PHONE);
    await page.goto(`${path}?seite=2`);
    const { name } = pieceOn(2);
    await button(page, name).tap();
    const text = viewer(page).getByRole('region', { name });
    await expect(text).toBeVisible();
    // The page below can be neither touched nor read by a screen reader.
    await expect(stage(page)).toHaveAttribute('inert');
    await page.goBack();
    await expect(text).toBeHidden();
    await expectSaid(page, phone(2));
    await page.close();
  });

  test('a keyboard user opens the viewer, reads a text, enlarges its page and leaves (R-ISS-14)', async ({ page }) => {
    await page.goto(path);
    await tabTo(page, page.getByRole('button', { name: leaf }));
    await page.keyboard.press('Enter');
    await expectSaid(page, desk(1));
    await expect(stage(page)).toBeFocused();
    await page.keyboard.press('PageDown');
    await expectSaid(page, desk(2));
    const { name } = pieceOn(2);
    await tabTo(page, button(page, name));
    await page.keyboard.press('Enter');
    const text = viewer(page).getByRole('region', { name });
    await expect(text).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(text.getByRole('button', { name: 'Zur Seite' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text).toBeHidden();
    const whole = await widthOf(sheets(page));
    await page.keyboard.press('+');
    await expect.poll(async () => (await widthOf(sheets(page))) / whole).toBeGreaterThan(1.4);
    await page.keyboard.press('0');
    await expect.poll(() => widthOf(sheets(page))).toBeCloseTo(whole, 0);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(page.getByRole('button', { name: leaf })).toBeFocused();
  });

  test('the text of a piece is read aloud sentence by sentence (R-ISS-14)', { tag: '@night' }, async ({ page }) => {
    await giveVoices(page, [{ lang: 'de-DE', localService: true, name: 'Anna' }]);
    await page.goto(`${path}?seite=2&text=${pieceOn(2).anchor}`);
    await viewer(page).getByRole('button', { name: 'Vorlesen' }).click();
    await expect(viewer(page).locator('[data-speaking]')).toHaveCount(1);
  });

  test('if the large picture fails to load, the small one stays', { tag: '@night' }, async ({ page }) => {
    await page.route(`**/pictures/ausgabe/*-${WIDTHS.large}.*`, (route) => route.abort());
    await open(page);
    const failed = page.waitForEvent('requestfailed');
    await button(page, 'Größer').click();
    await failed;
    const picture = viewer(page).getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth > 0]))
      .toEqual([expect.stringContaining(`-${WIDTHS.small}.`), true]);
    await expect(viewer(page).getByText('Das Bild der Seite')).toHaveCount(0);
  });

  for (const [how, media] of [
    ['as it is', {}],
    ['in forced colours', { forcedColors: 'active' }],
  ] as const)
    test(`${how} page, text and overview are accessible (R-ISS-15)`, {
      tag: '@night',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await page.goto(`${path}?seite=2`);
      await expectSaid(page, desk(2));
      await button(page, 'Alle Seiten').click();
      expect(await rulesBroken(page, '.viewer')).toEqual([]);
      await page.goto(`${path}?seite=2&text=${pieceOn(2).anchor}`);
      await expect(viewer(page).getByRole('button', { name: 'Zur Seite' })).toBeVisible();
      expect(await rulesBroken(page, '.viewer')).toEqual([]);
    });

  test('with doubled text size nothing is cut off, on a phone and in a low viewport (R-ISS-15)', {
    tag: '@night',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${path}?seite=2`);
    await expectSaid(page, desk(2));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const size of [
      { width: 360, height: 740 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size);
      await expectSaid(page, phone(2));
      const cut = (await page.evaluate(outOfSight)).filter((line) => line.includes('viewer'));
      expect(cut).toEqual([]);
      for (const name of ['Weiterblättern', 'Größer', 'Alle Seiten', 'Schließen']) {
        await button(page, name).scrollIntoViewIfNeeded();
        await expect(button(page, name)).toBeInViewport();
      }
    }
  });

  test('a reader enters and leaves full screen (R-ISS-13)', { tag: '@night' }, async ({ page }) => {
    await open(page);
    const full = button(page, 'Ganzer Bildschirm');
    await full.click();
    await expect(full).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Weiterblättern').click();
    await expectSaid(page, desk(2));
    await full.click();
    await expect(full).toHaveAttribute('aria-pressed', 'false');
  });

  test('without scripts there are no dead buttons, and each page links to the PDF (R-ISS-16)', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${path}?seite=3`);
    for (const name of [leaf, 'Drucken', 'Teilen', kept.button.take])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Seite 3: .*im PDF ansehen$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^PDF, / })).toBeVisible();
    await page.close();
  });

  test('the offline copy of an issue can be viewed and read without network (R-ISS-15)', {
    tag: '@night',
  }, async ({ page }) => {
    const site = await serveSite();
    await page.goto(site.origin + path);
    await page.getByRole('button', { name: kept.button.take }).click();
    await expect(page.getByRole('main').getByText(kept.button.done)).toBeVisible();
    site.cut();
    await page.goto(site.origin + path);
    await expect(page.getByRole('main')).toHaveAttribute('data-kept', /\d{4}/);
    await page.getByRole('button', { name: leaf }).click();
    await expectSaid(page, desk(1));
    await button(page, 'Weiterblättern').click();
    await expectSaid(page, desk(2));
    const picture = viewer(page).getByRole('img', { name: /^Seite 2: / });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const { name } = pieceOn(2);
    await button(page, name).click();
    await expect(viewer(page).getByRole('region', { name })).toBeVisible();
    site.close();
  });
}
