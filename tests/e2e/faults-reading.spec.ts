import { expect, type Page, test } from '@playwright/test';
import { KINDS, walk } from './routes';

/** Pages with forms, and the heading a visitor without scripts sees instead. */
const FORMS: Record<string, string> = {
  '/subscription/trial/': 'Bestellen ohne JavaScript',
  '/kuendigen/': 'Ohne JavaScript',
  '/widerruf/': 'Ohne JavaScript',
};

/** Invisible content that should be readable, and controls that would do nothing. */
function faultsOfReading(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().height > 0;
  // Content of forms, for print only, for screen readers or phones only, that opens or is chosen without scripts, or
  // that needs one.
  const isApart = (element: Element) =>
    element.closest(
      'dialog, [popover], [data-level=leicht], [data-level=hard], .stamp-strip, .keep-safe, .with-script, .own island-root, .without-script, .visually-hidden, details:not([open]), .footnotes, [hidden], [data-paper], .overview, .more, [data-keep] > :is(.empty, .stays), .result, [data-door]',
    );
  const texts = [...document.querySelectorAll('h1, main h2, main h3, main h4, main p, main li, main dd, main td')];
  // A form with an action still works: it loads that page.
  const controls = [
    ...document.querySelectorAll('main button:not([popovertarget], [command]), main input[type=search]'),
  ].filter((control) => !control.closest('form[action]'));
  return [
    ...texts
      .filter((text) => text.textContent?.trim() && !isSeen(text) && !isApart(text))
      .map((text) => `unseen: ${text.textContent?.slice(0, 60)}`),
    ...controls.filter((control) => isSeen(control)).map((control) => `dead: ${control.outerHTML.slice(0, 100)}`),
  ];
}

async function expectReadable(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible();
  expect.soft(await page.evaluate(faultsOfReading), path).toEqual([]);
}

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page is readable, with an alternative in place of a form (R-FLT-7)', {
    tag: '@night',
  }, async ({ page }) => {
    for (const path of walk(KINDS)) {
      await expectReadable(page, path);
      const instead = FORMS[path];
      if (!instead) continue;
      await expect(page.getByRole('heading', { name: instead })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    }
  });

  test('the table of contents of legal pages leads to their sections', async ({ page }) => {
    for (const path of ['/agb/', '/datenschutz/', '/impressum/', '/barrierefreiheit/']) {
      await page.goto(path);
      const links = page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link');
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(links).toHaveText(await headings.allTextContents());
      const last = await headings.last().textContent();
      await links.last().click();
      await expect(page.getByRole('heading', { level: 2, name: last ?? '' })).toBeInViewport();
    }
  });
});

test('if scripts fail to load, every kind of page is readable, with an alternative in place of a form', {
  tag: '@night',
}, async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  for (const path of walk(KINDS)) {
    await expectReadable(page, path);
    const instead = FORMS[path];
    if (instead) await expect(page.getByRole('heading', { name: instead })).toBeVisible();
  }
});

test('if scripts arrive broken, the page offers the same alternative (R-FLT-7)', async ({ page }) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'kaputt(' }));
  await expectReadable(page, '/books/');
  await expectReadable(page, '/subscription/trial/');
  await expect(page.getByRole('heading', { name: 'Bestellen ohne JavaScript' })).toBeVisible();
});
