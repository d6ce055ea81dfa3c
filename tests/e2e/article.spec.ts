import { expect, type Page, type Route, test } from '@playwright/test';
import { articlePath } from '@/lib/paths';
import { byNightUnless } from '../thorough';
import { holdRequests } from './arrivals';
import { ARTICLE, article, built } from './built';
import { breakPicture, loaded } from './pictures';
import { finish, giveVoices, reach, spoken } from './voices';

// Without articles there is nothing to test.
if (article) {
  test('a reader goes from article to article and starts at the top each time (R-NEWS-5, R-NEWS-6)', async ({
    page,
  }) => {
    await page.goto(ARTICLE);
    const related = page.getByRole('region', { name: 'Das könnte dich auch interessieren:' });
    if (built.articles.length > 1) {
      await related
        .getByRole('link', { name: /^Weiterlesen/ })
        .first()
        .click();
      await expect(page).not.toHaveURL(ARTICLE);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
    await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
    await expect(page).toHaveURL('/news/');
  });

  test('a keyboard or mouse user opens the explanation of a word and closes it with Escape', async ({ page }) => {
    await page.goto(ARTICLE);
    const word = page.locator('.term').first();
    const explanation = page.locator('.explanation').first();
    await expect(explanation).toBeHidden();
    await word.focus();
    await page.keyboard.press('Enter');
    await expect(explanation).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(explanation).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await word.click();
    await expect(explanation).toBeInViewport({ ratio: 1 });
    const { x, width } = (await explanation.boundingBox()) ?? { x: 0, width: 0 };
    expect(x).toBeGreaterThan(8);
    expect(x + width).toBeLessThan(352);
  });

  test('in print the explanations are footnotes', { tag: '@night' }, async ({ page }) => {
    await page.goto(ARTICLE);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.footnotes').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeHidden();
  });

  test('on a phone a child answers one question at a time', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(ARTICLE);
    const questions = page.getByRole('group', { name: /^\d\. / });
    const quiz = page.locator('#quiz');
    const count = article?.quiz.length ?? 0;
    await questions.scrollIntoViewIfNeeded();
    for (let number = 1; number <= count; number += 1) {
      await expect(questions).toHaveCount(1);
      await expect(page.getByRole('group', { name: `${number}. ` })).toBeInViewport({ ratio: 0.99 });
      await expect(quiz.getByText(`Frage ${number} von ${count}`)).toBeVisible();
      await quiz.getByRole('button', { name: number < count ? 'Weiter' : 'Ergebnis' }).click();
    }
    await expect(quiz.getByRole('region', { name: 'Ergebnis' })).toBeFocused();
    await quiz.getByRole('button', { name: 'Zurück' }).click();
    await expect(page.getByRole('group', { name: `${count}. ` })).toBeFocused();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

    test('a phone shows all questions at once', async ({ page }) => {
      await page.goto(ARTICLE);
      await expect(page.getByRole('group', { name: /^\d\. / })).toHaveCount(article?.quiz.length ?? 0);
      await expect(page.locator('#quiz').getByRole('button')).toHaveCount(0);
    });
  });

  test('the article is read aloud, each sentence and word marked, and its markup is unchanged at the end (R-NEWS-9)', async ({
    page,
  }) => {
    await giveVoices(page, [{ lang: 'de-DE', localService: true, name: 'Anna' }]);
    await page.goto(ARTICLE);
    const text = page.locator('#artikel-text');
    const sentences = text.locator('[data-sentence]');
    const marked = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('spoken') ?? [])].map((range) => {
          const { startContainer, startOffset, endOffset } = range as StaticRange;
          return startContainer.textContent?.slice(startOffset, endOffset);
        }),
      );
    const before = await text.innerHTML();
    await page.getByRole('button', { name: 'Vorlesen' }).click();
    await expect(sentences.nth(0)).toHaveAttribute('data-speaking', '');
    const [first = ''] = await spoken(page);
    const second = first.search(/(?<=\s)\S/);
    await reach(page, second);
    await expect.poll(marked).toEqual([/^[\p{L}\p{N}-]+/u.exec(first.slice(second))?.[0]]);
    await finish(page);
    await expect(sentences.nth(1)).toHaveAttribute('data-speaking', '');
    await expect(sentences.nth(0)).not.toHaveAttribute('data-speaking', '');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    const said = await spoken(page);
    expect(said).toHaveLength(3);
    expect(said[2]).toBe(said[1]);
    // Far down in the text, both the sentence and the stop button are in view.
    const far = Math.min(20, (await sentences.count()) - 2);
    for (let sentence = 1; sentence < far; sentence += 1) await finish(page);
    await expect(sentences.nth(far)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Pause' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Aufhören' }).click();
    await expect(page.getByRole('button', { name: 'Vorlesen' })).toBeVisible();
    await expect.poll(() => text.innerHTML()).toBe(before);
    await expect.poll(marked).toEqual([]);
  });

  test('in a low viewport the read-aloud bar takes less than a fifth of the height', { tag: '@night' }, async ({
    page,
  }) => {
    await giveVoices(page, [{ lang: 'de-DE', localService: true, name: 'Anna' }]);
    await page.goto(ARTICLE);
    await page.getByRole('button', { name: 'Vorlesen' }).click();
    for (const [width, height] of [
      [640, 360],
      [1280, 300],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator('[data-sentence]').nth(20).scrollIntoViewIfNeeded();
      const box = await page.locator('.read-aloud').boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height / 5);
    }
  });

  test.describe('the article’s picture', () => {
    const frame = (page: Page) => page.locator('#titelbild');
    const image = (page: Page) => frame(page).locator('img');

    const placeOfText = (page: Page) =>
      page.locator('#artikel-text').evaluate((text) => text.getBoundingClientRect().top + window.scrollY);

    test('has a spinner while it loads, then fades in (R-NEWS-4)', async ({ page }) => {
      const { letGo } = await holdRequests(page, '**/pictures/**');
      await page.goto(ARTICLE, { waitUntil: 'commit' });
      await expect(frame(page)).toHaveAttribute('data-loading', '');
      await expect(image(page)).toHaveCSS('opacity', '0');
      letGo();
      await expect(frame(page)).not.toHaveAttribute('data-loading', '');
      await expect(image(page)).toHaveCSS('opacity', '1');
      await expect(image(page)).not.toHaveAttribute('data-failed');
    });

    for (const [how, fail] of [
      ['missing', (route: Route) => route.fulfill({ status: 404, body: 'Not Found' })],
      ['blocked', (route: Route) => route.abort('blockedbyclient')],
    ] as const) {
      test(
        `is replaced without a layout shift if it turns out to be ${how} after a long wait`,
        byNightUnless(how === 'missing'),
        async ({ page }) => {
          let release = () => {};
          const released = new Promise<void>((done) => {
            release = done;
          });
          await page.goto(ARTICLE);
          await breakPicture(image(page), (route) => released.then(() => fail(route)));
          await page.goto('about:blank');
          await page.goto(ARTICLE, { waitUntil: 'commit' });
          await expect(frame(page)).toHaveAttribute('data-loading', '');
          const before = await placeOfText(page);
          release();
          await expect(image(page)).toHaveAttribute('data-failed', '');
          await expect(frame(page)).not.toHaveAttribute('data-loading', '');
          await expect.poll(() => loaded(image(page))).toBe(true);
          await expect(image(page)).toHaveCSS('opacity', '1');
          await expect(page.locator('[data-failed]')).toHaveCount(1);
          expect(await placeOfText(page)).toBe(before);
        },
      );
    }
  });
}

const FIGURES = ['image', 'diagram'];
/** Articles with figures; both texts show them. */
const withFigures = built.articles.filter(({ content }) => content.some(({ type }) => FIGURES.includes(type)));

// Only a few, as each is opened for both texts.
for (const [at, { slug, simple }] of withFigures.slice(0, 3).entries())
  for (const text of simple ? ['ganz', 'leicht'] : ['ganz'])
    test(
      `on a desktop the margin of ${slug} (${text}) has its words and moves no picture; a phone has no margin (R-NEWS-17)`,
      byNightUnless(at === 0),
      async ({ page }) => {
        await page.goto(`${articlePath(slug)}?text=${text}`);
        const box = page.locator(`.margin[data-level=${text}]`);
        await page.setViewportSize({ width: 360, height: 780 });
        await expect(page.locator('#artikel-text')).toBeVisible();
        await expect(box.filter({ visible: true })).toHaveCount(0);
        await page.setViewportSize({ width: 1280, height: 900 });
        const first = page.locator('.text > :is(figure, .highlight)').filter({ visible: true }).first();
        const top = () => first.evaluate((figure) => Math.round(figure.getBoundingClientRect().top + window.scrollY));
        const before = await top();
        for (const aside of await box.all()) {
          await expect(aside).toBeVisible();
          await aside.evaluate(({ style }) => style.setProperty('display', 'none'));
        }
        expect(await top()).toBe(before);
      },
    );
