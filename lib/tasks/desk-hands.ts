import { expect, type Locator, type Page } from '@playwright/test';

/** `walk` does a step and returns what its picture frames; `saved.text` is then in `saved.file`, null if deleted. */
export type Step = {
  picture: string;
  run: (page: Page) => Promise<Locator>;
  after?: (page: Page) => Promise<void>;
  saved?: { file: string; text: string | null };
};

/** Finds a field by its path in the form: field(page, 'price.amount') → its label, input and hint */
export const field = (page: Page, path: string) => page.locator(`[data-key-path="${path}"]`);
/** input(page, 'price.amount') → the input or textarea */
export const input = (page: Page, path: string) => field(page, path).locator('input, textarea').first();

/** The add buttons above and below a list: adders(page, 'words') → „Wort hinzufügen“, twice */
export const adders = (page: Page, list: string) => field(page, list).getByRole('button', { name: /hinzufügen$/ });

/** Opens a route of the CMS: await go(page, 'events/new') → its form is loading */
export async function openRoute(page: Page, place: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${place}`);
}

/** await open(page, 'plans/entries/year', 'title') → the form is open and has that field */
export async function open(page: Page, place: string, known: string): Promise<void> {
  await expect(async () => {
    await openRoute(page, place);
    await field(page, known).first().waitFor({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}

/** Scrolls to a field; the form renders fields lazily: await reach(page, 'price.amount') → price, then its amount */
export async function reach(page: Page, path: string): Promise<void> {
  const parts = path.split('.');
  for (const at of parts.keys()) {
    if (!Number.isNaN(Number(parts[at]))) continue;
    const place = field(page, parts.slice(0, at + 1).join('.'));
    for (let turn = 0; turn < 200 && (await place.count()) === 0; turn += 1) {
      await page
        .locator('[data-key-path]')
        .last()
        .evaluate((element) => {
          for (let around = element.parentElement; around; around = around.parentElement) around.scrollBy(0, 500);
        });
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    }
    await place.scrollIntoViewIfNeeded();
  }
}

/** await fill(page, { 'price.amount': '9,20 €' }) → the inputs hold these texts */
export async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(texts)) {
    await reach(page, path);
    await input(page, path).fill(text);
  }
}

/** Scrolls to the first field; retries, as the form grows: await backToTop(page) → the first input is visible */
export const backToTop = (page: Page) =>
  expect(async () => {
    const first = page.locator('[data-key-path]').first();
    await first.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await expect(first.locator('input')).toBeInViewport({ ratio: 1, timeout: 1 });
  }).toPass({ timeout: 60_000 });

/** Scrolls a field to the centre of the viewport: await centred(page, 'offer.validUntil') → that field */
export async function centred(page: Page, path: string) {
  await reach(page, path);
  await field(page, path).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return field(page, path);
}

/** Expands a collapsed group: await unfold(page, 'offer') → its fields are visible */
export async function unfold(page: Page, path: string): Promise<void> {
  await reach(page, path);
  const toggle = field(page, path)
    .getByRole('button', { name: /^(Auf|Zu)klappen$/ })
    .first();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

/** Scrolls to the start of a list: await head(page, 'content') → the button that expands all items */
export async function listHead(page: Page, path: string) {
  await reach(page, path);
  await field(page, path).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  return field(page, path).getByRole('button', { name: 'Alle aufklappen' });
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });
/** await save(page) → saved, and the form has closed */
export const save = async (page: Page) => {
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveCount(0);
  await page.waitForURL(({ hash }) => !/\/(new|entries)/.test(hash));
};

/** options(page) → the button with the three dots */
export const options = (page: Page) => page.getByRole('button', { name: 'Editor-Optionen anzeigen' });
/** option(page, 'Eintrag löschen') → that item of the options menu */
export const option = (page: Page, name: string) => page.getByRole('menuitem', { name });

/** await duplicate(page, 'issues/entries/2026-48') → the form of the copy is open */
export async function duplicate(page: Page, place: string): Promise<void> {
  await open(page, place, 'date');
  await options(page).click();
  await option(page, 'Eintrag duplizieren').click();
  await page.waitForURL(/\/new$/);
}
