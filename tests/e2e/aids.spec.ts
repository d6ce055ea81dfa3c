import { expect, type Page, test } from '@playwright/test';
import { today } from 'german/dates/day';
import { weekOf } from 'puzzles/week';
import { CHOICES, KEY } from '@/lib/aids/settings';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { PATHS } from '@/lib/paths';
import { byNightUnless } from '../thorough';
import { ARTICLE, article, built } from './built';
import { KINDS, walk } from './routes';

const said = built.lists.aids;

const bar = (page: Page) => page.getByRole('region', { name: 'Lesehilfe' });
const text = (page: Page) => page.locator('#artikel-text');
const paragraph = (page: Page) => text(page).getByRole('paragraph').nth(1);
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const sizeOf = (page: Page) => paragraph(page).evaluate((p) => Number.parseFloat(getComputedStyle(p).fontSize));

async function openSheet(page: Page) {
  await page.getByRole('button', { name: 'Lesehilfe' }).click();
  await expect(bar(page)).toBeVisible();
}
/** Opens the reading aid with all its options. */
async function open(page: Page) {
  await openSheet(page);
  const more = bar(page).locator('details');
  if (!(await more.evaluate((details) => (details as HTMLDetailsElement).open))) await more.locator('summary').click();
}
const choose = (page: Page, group: string, choice: string) =>
  bar(page)
    .getByRole('group', { name: group })
    .getByRole('radio', { name: choice, exact: true })
    .check({ force: true });
/** Painted syllables, as [odd, even]. */
const marked = (page: Page) =>
  page.evaluate(() => ['syllable-odd', 'syllable-even'].map((name) => CSS.highlights.get(name)?.size ?? 0));

/** Text outside fixed-size boxes: its size and line height, and the size of the text around it, in pixels. */
const measured = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-reading] :is(p, li, dd, dt, td, th, caption, figcaption)')]
      .filter((element) => element.checkVisibility() && !element.closest('[popover]'))
      .map((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        const name = `${element.localName}: ${element.textContent?.trim().slice(0, 30)}`;
        const around = getComputedStyle(element.closest('[data-reading]') ?? element).fontSize;
        const [size, line, text] = [fontSize, lineHeight, around].map(Number.parseFloat) as [number, number, number];
        return { name, size, line, text };
      }),
  );

for (const [width, height] of [
  [360, 800],
  [1280, 900],
] as const)
  test(
    `all text, clues of puzzles too, and line heights grow with each chosen size, ${width} pixels wide (R-PUZ-12)`,
    byNightUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of walk([...KINDS, puzzlePath(weekOf(today()).name, 'crossword')])) {
        await page.goto(path);
        const normal = await measured(page);
        for (const size of CHOICES.size) {
          const grow = 0.75 + Number(size) / 4;
          await page.evaluate((chosen) => document.documentElement.setAttribute('data-size', chosen), size);
          for (const [at, { name, size: grown, line }] of (await measured(page)).entries()) {
            const before = normal[at];
            if (!before) continue;
            // A headline is large already: it grows only once body text would outgrow it.
            const least = before.size > 1.2 * before.text ? before.size : before.size * grow;
            expect.soft(grown, `${path} ${name}`).toBeGreaterThanOrEqual(least - 1);
            expect.soft(line / grown, `${path} ${name}`).toBeCloseTo(before.line / before.size, 1);
          }
        }
      }
    },
  );

// Without articles there is nothing to test.
if (article) {
  test('nothing is loaded or stored before the reading aid is opened, and it works by keyboard (R-AID-3)', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(ARTICLE);
    const script = (await page.locator('[data-aids]').getAttribute('data-aids')) ?? '';
    expect(asked.filter((address) => address.endsWith(script) || address.includes('/aids/'))).toEqual([]);
    await expect(bar(page)).toBeHidden();

    const button = page.getByRole('button', { name: 'Lesehilfe' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(bar(page).getByRole('button', { name: 'Größer' })).toBeFocused();
    expect(await kept(page)).toBeNull();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-size', '3');
    await expect(bar(page).getByRole('status')).toHaveText(said.kept);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('button', { name: 'Vorlesen' })).toBeVisible();
    // Opening it hydrates no island.
    await expect(page.locator('island-root[data-live]')).toHaveCount(0);
  });

  test('a reader doubles the text size, widens the spacing and chooses the school font (R-AID-4)', async ({ page }) => {
    await page.goto(ARTICLE);
    const before = await sizeOf(page);
    const style = (name: string) =>
      paragraph(page).evaluate((p, property) => getComputedStyle(p).getPropertyValue(property), name);
    await open(page);
    for (const [step, share] of [
      ['125 %', 1.25],
      ['150 %', 1.5],
      ['175 %', 1.75],
      ['200 %', 2],
    ] as const) {
      await choose(page, 'Größe', step);
      await expect.poll(() => sizeOf(page)).toBeCloseTo(before * share, 1);
    }
    const width = await text(page).evaluate((element) => element.clientWidth);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await choose(page, 'Zeilen', 'sehr weit');
    await expect.poll(async () => Number.parseFloat(await style('line-height'))).toBeCloseTo(before * 2 * 2.3, 0);
    await choose(page, 'Buchstaben', 'sehr weit');
    await expect.poll(async () => Number.parseFloat(await style('letter-spacing'))).toBeCloseTo(before * 2 * 0.12, 0);
    await choose(page, 'Schrift', 'Schule');
    await expect.poll(() => style('font-family')).toMatch(/^"?school/);
    expect(
      await page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => /school/.test(family) && status === 'loaded'),
      ),
    ).toBe(true);
    await choose(page, 'Spalte', 'schmal');
    await expect.poll(() => paragraph(page).evaluate((p) => p.clientWidth)).toBeLessThan(width);
  });

  test('a child on a phone presses „Größer“, „Silben“ and „Abends“ and sees the effect on the sample and the article', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(ARTICLE);
    await openSheet(page);
    const sheet = await bar(page).boundingBox();
    expect(sheet?.y).toBeGreaterThan(400);
    const sample = bar(page).getByRole('paragraph').nth(1);
    await expect(sample).toHaveText(said.sample);
    const press = (name: string) => bar(page).getByRole('button', { name, exact: true }).click();
    const sampled = () => sample.evaluate((p) => Number.parseFloat(getComputedStyle(p).fontSize));
    const before = await sampled();
    await press('Größer');
    await expect.poll(sampled).toBeCloseTo(1.5 * before, 1);
    await press('Silben');
    const isMarked = () =>
      sample.evaluate((p) =>
        [...(CSS.highlights.get('syllable-even') ?? [])].some(({ startContainer }) => p.contains(startContainer)),
      );
    await expect.poll(isMarked).toBe(true);
    await press('Abends');
    await expect(page.locator('html')).toHaveAttribute('data-ground', 'dark');
    expect((await bar(page).boundingBox())?.y).toBeGreaterThan(400);
    await press('Größer');
    await expect.poll(sampled).toBe(before);
    await expect(page.locator('html')).toHaveAttribute('data-ground', 'dark');
  });

  test('coloured syllables leave the accessibility tree, the selection and copied text unchanged (R-AID-5)', async ({
    page,
  }) => {
    await page.goto(ARTICLE);
    const state = () =>
      text(page).evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return [element.innerHTML, String(getSelection())];
      });
    const tree = () => text(page).ariaSnapshot();
    const [before, spoken] = [await state(), await tree()];
    await open(page);
    await choose(page, 'Silben', 'rot');
    await expect.poll(async () => (await marked(page))[1]).toBeGreaterThan(200);
    expect(await state()).toEqual(before);
    expect(await tree()).toBe(spoken);
    await choose(page, 'Silben', 'aus');
    await expect.poll(() => marked(page)).toEqual([0, 0]);
  });

  test('without the Highlight API syllables use elements that keep tree and copied text, and are removed again (R-AID-5)', {
    tag: '@night',
  }, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'Highlight');
      Reflect.deleteProperty(CSS, 'highlights');
    });
    await page.goto(ARTICLE);
    const state = () =>
      text(page).evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return [element.textContent, String(getSelection())];
      });
    const html = () => text(page).evaluate((element) => element.innerHTML);
    const tree = () => text(page).ariaSnapshot();
    const [before, spoken, sent] = [await state(), await tree(), await html()];
    const pieces = text(page).locator('span[style]');
    await open(page);
    await choose(page, 'Silben', 'blau');
    await expect.poll(() => pieces.count()).toBeGreaterThan(200);
    expect(await state()).toEqual(before);
    expect(await tree()).toBe(spoken);
    await choose(page, 'Silben', 'aus');
    await expect(pieces).toHaveCount(0);
    expect(await html()).toBe(sent);
    await choose(page, 'Silben', 'rot');
    await expect.poll(() => pieces.count()).toBeGreaterThan(200);
    await bar(page).getByRole('button', { name: 'Fertig' }).click();
    const question = page
      .locator('island-root fieldset')
      .filter({ has: page.getByRole('radio') })
      .first();
    await question.getByRole('radio').first().check();
    await expect(question.getByRole('status')).not.toBeEmpty();
    await expect.poll(() => pieces.count()).toBeGreaterThan(200);
    expect(await state()).toEqual(before);
    expect(faults).toEqual([]);
  });

  test('a keyboard user reads a whole article with each aid (R-AID-3)', { tag: '@night' }, async ({ page }) => {
    await page.goto(ARTICLE);
    const html = page.locator('html');
    const { keyboard } = page;
    const button = page.getByRole('button', { name: 'Lesehilfe' });
    await button.focus();
    await keyboard.press('Enter');
    await expect(bar(page).getByRole('button', { name: 'Größer' })).toBeFocused();
    while (!(await bar(page).locator('summary:focus').count())) await keyboard.press('Tab');
    await keyboard.press('Enter');
    /** Moves between groups by Tab and within a group by arrow keys, as with radio buttons. */
    const pick = async (group: string, presses: number, aid: string, value: string) => {
      const radios = bar(page).getByRole('group', { name: group });
      while ((await radios.locator(':focus').count()) === 0) await keyboard.press('Tab');
      for (let press = 0; press < presses; press += 1) await keyboard.press('ArrowRight');
      await expect(html).toHaveAttribute(`data-${aid}`, value);
    };
    await pick('Größe', 2, 'size', '3');
    await pick('Zeilen', 1, 'leading', 'wide');
    await pick('Buchstaben', 1, 'spacing', 'wide');
    await pick('Spalte', 1, 'column', 'wide');
    await pick('Schrift', 1, 'face', 'school');
    await pick('Silben', 1, 'syllables', 'red');
    await expect.poll(async () => (await marked(page))[1]).toBeGreaterThan(200);
    await pick('Silben', 2, 'syllables', 'lines');
    for (const ground of ['paper', 'cream', 'mint', 'dark', 'contrast']) await pick('Papier', 1, 'ground', ground);

    const act = async (name: string) => {
      const control = bar(page).getByRole('button', { name });
      while (!(await control.evaluate((element) => element === document.activeElement))) await keyboard.press('Tab');
      await keyboard.press('Enter');
    };
    await act('Leselineal');
    const ruler = page.getByRole('region', { name: 'Leselineal' });
    await expect(ruler).toBeVisible();
    const place = () =>
      page.locator('[data-slit]').evaluate((slit) => Math.round(slit.getBoundingClientRect().top + window.scrollY));
    let before = -1;
    // Down to the last line.
    for (let line = await place(); line !== before; line = await place()) {
      before = line;
      for (let press = 0; press < 20; press += 1) await keyboard.press('ArrowDown');
    }
    const end = await text(page).evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
    expect(before).toBeGreaterThan(end - 400);
    await keyboard.press('Escape');
    await expect(ruler).toBeHidden();
    await expect(button).toBeFocused();

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await keyboard.press('Enter');
    await expect(bar(page)).toBeVisible();
    await act('Nur dieser Absatz');
    const sheet = page.getByRole('dialog', { name: 'Nur dieser Absatz' });
    await expect(sheet).toBeVisible();
    const [, all = '0'] = / von (\d+)$/.exec((await sheet.getByText(/ von /).textContent()) ?? '') ?? [];
    expect(Number(all)).toBeGreaterThan(5);
    for (let press = 1; press < Number(all); press += 1) await keyboard.press('ArrowRight');
    await expect(sheet.getByText(`${all} von ${all}`)).toBeVisible();
    await keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await keyboard.press('Enter');
    await expect(bar(page)).toBeVisible();
    await act('Alles zurücksetzen');
    await expect(bar(page).getByRole('status')).toHaveText(said.forgotten);
    await expect(
      page.locator(
        'html:is([data-size], [data-leading], [data-spacing], [data-face], [data-syllables], [data-ground])',
      ),
    ).toHaveCount(0);
    expect(await kept(page)).toBeNull();
  });

  test('the line being read keeps its place while the text grows (R-AID-8)', { tag: '@night' }, async ({ page }) => {
    await page.goto(ARTICLE);
    await open(page);
    const heading = text(page).getByRole('heading', { level: 2 }).nth(1);
    // The usual reading position, just below the masthead.
    await heading.evaluate((element) => {
      const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      window.scrollBy({ top: element.getBoundingClientRect().top - edge, behavior: 'instant' });
    });
    const place = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    for (const step of ['200 %', '150 %', 'normal']) {
      await choose(page, 'Größe', step);
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(12);
    }
  });

  test('the reading ruler moves by arrow keys and follows the pointer (R-AID-6)', { tag: '@night' }, async ({
    page,
  }) => {
    await page.goto(ARTICLE);
    await text(page).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await open(page);
    await bar(page).getByRole('button', { name: 'Leselineal' }).click();
    await expect(bar(page)).toBeHidden();
    const ruler = page.getByRole('region', { name: 'Leselineal' });
    await expect(ruler).toBeVisible();
    const slit = () =>
      page.locator('[data-slit]').evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return Math.round(top + window.scrollY);
      });
    const first = await slit();
    await page.keyboard.press('ArrowDown');
    await expect.poll(slit).toBeGreaterThan(first + 10);
    await page.keyboard.press('ArrowUp');
    await expect.poll(slit).toBe(first);
    for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowDown');
    // After thirty lines the page has scrolled, and the line is well in view.
    await expect.poll(slit).toBeGreaterThan(first + 600);
    await expect
      .poll(() =>
        page.locator('[data-slit]').evaluate((element) => element.getBoundingClientRect().bottom / innerHeight),
      )
      .toBeLessThan(0.75);

    const target = await paragraph(page).evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top } = element.getBoundingClientRect();
      return { x: left + 20, y: top + 10 };
    });
    await page.mouse.move(target.x, target.y);
    const holds = () =>
      page.locator('[data-slit]').evaluate((element, { y }) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top <= y && bottom >= y;
      }, target);
    await expect.poll(holds).toBe(true);
    await page.getByRole('button', { name: 'Weglegen' }).click();
    await expect(ruler).toBeHidden();
  });

  test('a reader goes through the article by paragraphs and continues at the same place (R-AID-7)', {
    tag: '@night',
  }, async ({ page }) => {
    await page.goto(ARTICLE);
    await open(page);
    await bar(page).getByRole('button', { name: 'Nur dieser Absatz' }).click();
    const sheet = page.getByRole('dialog', { name: 'Nur dieser Absatz' });
    // The explanation of a word stands in its paragraph, and is not read.
    const first = await text(page)
      .getByRole('paragraph')
      .first()
      .evaluate((paragraph) => {
        const read = paragraph.cloneNode(true) as HTMLElement;
        for (const explanation of read.querySelectorAll('[popover]')) explanation.remove();
        return read.textContent;
      });
    await expect(sheet.getByRole('paragraph')).toHaveText(first ?? '');
    await expect(sheet.getByRole('button', { name: 'Zurück' })).toHaveAttribute('aria-disabled', 'true');
    for (let press = 0; press < 5; press += 1) await sheet.getByRole('button', { name: 'Weiter' }).click();
    const now = (await sheet.getByRole('paragraph').textContent()) ?? '';
    expect(now).not.toBe(first);
    await sheet.getByRole('button', { name: 'Zurück' }).click();
    await page.keyboard.press('ArrowRight');
    await expect(sheet.getByRole('paragraph')).toHaveText(now);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    // It may be an entry of a figure's list, whose name and text are elements of their own: its end is in one of them.
    await expect(text(page).getByText(now.trim().slice(-20)).first()).toBeInViewport();
  });

  test('settings apply to the next page before its first paint, until they are cleared (R-AID-9)', async ({ page }) => {
    await page.goto(ARTICLE);
    await open(page);
    await choose(page, 'Größe', '150 %');
    await choose(page, 'Papier', 'mint');
    await choose(page, 'Silben', 'rot');
    await expect
      .poll(async () => JSON.parse((await kept(page)) ?? '{}'))
      .toEqual({
        size: '3',
        ground: 'mint',
        syllables: 'red',
      });
    // Recorded by a script that runs as soon as the body starts.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { early: { ...document.documentElement.dataset } });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(PATHS.dictionary);
    expect(await page.evaluate(() => (window as unknown as { early: object }).early)).toMatchObject({
      size: '3',
      ground: 'mint',
      syllables: 'red',
    });
    await expect.poll(async () => (await marked(page))[1]).toBeGreaterThan(50);
    await open(page);
    await expect(bar(page).getByRole('radio', { name: '150 %' })).toBeChecked();
    await bar(page).getByRole('button', { name: 'Alles zurücksetzen' }).click();
    await expect(bar(page).getByRole('status')).toHaveText(said.forgotten);
    expect(await kept(page)).toBeNull();
    await page.goto(PATHS.landing);
    await expect(page.locator('html:is([data-size], [data-ground], [data-syllables])')).toHaveCount(0);
  });

  test('chosen size and syllables stay while the quiz is hydrated, when texts are switched, and in print without the bar', {
    tag: '@night',
  }, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(ARTICLE);
    await page.emulateMedia({ media: 'print' });
    const before = await sizeOf(page);
    await page.emulateMedia({ media: 'screen' });
    const isEasyMarked = () =>
      text(page)
        .locator('[data-level=leicht] p')
        .first()
        .evaluate((words) =>
          [...(CSS.highlights.get('syllable-even') ?? [])].some(({ startContainer }) => words.contains(startContainer)),
        );
    await open(page);
    await choose(page, 'Größe', '150 %');
    await choose(page, 'Silben', 'rot');
    await expect.poll(async () => (await marked(page))[1]).toBeGreaterThan(200);
    await bar(page).getByRole('button', { name: 'Fertig' }).click();
    const question = page
      .locator('island-root fieldset')
      .filter({ has: page.getByRole('radio') })
      .first();
    await question.getByRole('radio').first().check();
    await expect(question.getByRole('status')).not.toBeEmpty();
    await expect(page.locator('html')).toHaveAttribute('data-size', '3');
    expect((await marked(page))[1]).toBeGreaterThan(200);
    await open(page);
    await expect(bar(page).getByRole('radio', { name: '150 %' })).toBeChecked();
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
    expect(await sizeOf(page)).toBeGreaterThan(before * 1.3);
    expect((await marked(page))[1]).toBeGreaterThan(200);
    await page.emulateMedia({ media: 'screen' });
    await choose(page, 'Größe', '200 %');
    await expect(page.locator('html')).toHaveAttribute('data-size', '5');
    if (article?.simple) {
      await bar(page).getByRole('button', { name: 'Fertig' }).click();
      await page.locator('label', { hasText: 'Kurz und leicht' }).click();
      await expect.poll(isEasyMarked).toBe(true);
    }
    expect(faults).toEqual([]);
  });

  test('every control can be reached in a low viewport, 320 pixels wide', { tag: '@night' }, async ({ page }) => {
    for (const height of [640, 256]) {
      await page.setViewportSize({ width: 320, height });
      await page.goto(ARTICLE);
      await open(page);
      for (const control of await bar(page).locator('label, button').all()) {
        await control.scrollIntoViewIfNeeded();
        const { x = -1, y = -1, width = 0, height: own = 0 } = (await control.boundingBox()) ?? {};
        expect(x >= 0 && x + width <= 320 && y >= 0 && y + own <= height + 1).toBe(true);
        expect(Math.min(width, own)).toBeGreaterThanOrEqual(24);
      }
    }
  });
}
