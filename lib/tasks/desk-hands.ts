import { expect, type Locator, type Page } from '@playwright/test';

/** What a step does, and what its picture points at; `saved` stands in the file afterwards, or the file is gone. */
export type Step = {
  picture: string;
  walk: (page: Page) => Promise<Locator>;
  after?: (page: Page) => Promise<void>;
  saved?: { file: string; text: string | null };
};

/** By its way through the form: field(page, 'price.amount') → its label, input and hint */
export const field = (page: Page, path: string) => page.locator(`[data-key-path="${path}"]`);
/** input(page, 'price.amount') → what is typed into */
export const input = (page: Page, path: string) => field(page, path).locator('input, textarea').first();

/** Those of a list, above and below it: adders(page, 'words') → „Wort hinzufügen“, twice */
export const adders = (page: Page, list: string) => field(page, list).getByRole('button', { name: /hinzufügen$/ });

/** A place of the desk: await go(page, 'events/new') → the form is on its way */
export async function go(page: Page, place: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${place}`);
}

/** await open(page, 'plans/entries/year', 'title') → the form stands there with that field */
export async function open(page: Page, place: string, known: string): Promise<void> {
  await expect(async () => {
    await go(page, place);
    await field(page, known).first().waitFor({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}

/** What is out of sight is not there yet: await reach(page, 'price.amount') → price, then its amount, scrolled to */
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

/** await fill(page, { 'price.amount': '9,20 €' }) → each as if typed */
export async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(texts)) {
    await reach(page, path);
    await input(page, path).fill(text);
  }
}

/** The form from its first field on, which grows while it is scrolled to: await backToTop(page) → its number can be seen */
export const backToTop = (page: Page) =>
  expect(async () => {
    const first = page.locator('[data-key-path]').first();
    await first.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await expect(first.locator('input')).toBeInViewport({ ratio: 1, timeout: 1 });
  }).toPass({ timeout: 60_000 });

/** In the middle of the form, with what stands before and after: await centred(page, 'offer.validUntil') → that field */
export async function centred(page: Page, path: string) {
  await reach(page, path);
  await field(page, path).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return field(page, path);
}

/** A group that is folded: await unfold(page, 'offer') → its fields can be seen */
export async function unfold(page: Page, path: string): Promise<void> {
  await reach(page, path);
  const toggle = field(page, path)
    .getByRole('button', { name: /^(Auf|Zu)klappen$/ })
    .first();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

/** The beginning of a list: await head(page, 'content') → its button that unfolds all of it */
export async function head(page: Page, path: string) {
  await reach(page, path);
  await field(page, path).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  return field(page, path).getByRole('button', { name: 'Alle aufklappen' });
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });
/** await save(page) → the form has closed, as it does when all was right */
export const save = async (page: Page) => {
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveCount(0);
  await page.waitForURL(({ hash }) => !/\/(new|entries)/.test(hash));
};

/** options(page) → the button with three dots */
export const options = (page: Page) => page.getByRole('button', { name: 'Editor-Optionen anzeigen' });
/** option(page, 'Eintrag löschen') → that line of its menu */
export const option = (page: Page, name: string) => page.getByRole('menuitem', { name });

/** await duplicate(page, 'issues/entries/2026-48') → the form of a copy */
export async function duplicate(page: Page, place: string): Promise<void> {
  await open(page, place, 'date');
  await options(page).click();
  await option(page, 'Eintrag duplizieren').click();
  await page.waitForURL(/\/new$/);
}
