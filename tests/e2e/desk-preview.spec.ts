import { cpSync, rmSync, writeFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { FILES, fillIn, firstOf, openDesk, ROOT, savedText, serveBeside, textOf } from './desk-folder';

// The preview is built once for all tests, in a few seconds.
test.describe.configure({ mode: 'default' });

const FOLDER = '.cache/desk-of-the-test';
const EVENT = firstOf('content/events/');
const LANDING = 'content/landing.yaml';
const both = firstOf('content/articles/wie-ein-vulkan');

let served: Awaited<ReturnType<typeof serveBeside>>;
let address = '';

test.beforeAll(async () => {
  served = await serveBeside(ROOT, FOLDER);
  address = served.address;
  const text = textOf(LANDING);
  const body = JSON.stringify({ kind: 'landing', text, old: text });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${address}/redaktion/entwurf`, { method: 'POST', headers, body })).status).toBe(200);
});
test.afterAll(() => served.close());

const pane = (page: Page) => page.frameLocator('iframe[title="Inhaltsvorschau"]');
const shown = (page: Page) => pane(page).frameLocator('iframe[title="Vorschau der Seite"]');
async function previewOf(page: Page) {
  await page.goto(`${address}/redaktion/`);
  return (await page.locator('body').getAttribute('data-beside')) ?? '';
}
const widthShown = (page: Page) =>
  shown(page)
    .locator('html')
    .evaluate(() => window.innerWidth);

async function open(page: Page, collection: string, entry: string, at = address) {
  await openDesk(page, at);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `/collections/${collection}/entries/${entry}`);
  await expect(pane(page).getByRole('status')).toContainText('Fehler');
}
const nameOf = (file: string) => file.replace(/^.*\/|\.yaml$/g, '');
const openEvent = (page: Page) => open(page, 'events', nameOf(EVENT));
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const link = (page: Page) => page.locator('.field[data-key-path="hero.more.href"]').getByRole('textbox');

test('an editor types a title and sees it in the preview, on a phone and on a desktop (R-DESK-9)', async ({ page }) => {
  await openEvent(page);
  await field(page, 'Titel').fill('Ein Abend unter Sternen');
  await expect(shown(page).getByRole('heading', { level: 1, name: 'Ein Abend unter Sternen' })).toBeVisible();
  expect(await widthShown(page)).toBe(390);
  await shown(page)
    .locator('html')
    .evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await field(page, 'Titel').fill('Ein Abend unter vielen Sternen');
  await expect(shown(page).getByRole('heading', { level: 1, name: 'Ein Abend unter vielen Sternen' })).toBeAttached();
  await expect
    .poll(() =>
      shown(page)
        .locator('html')
        .evaluate(() => window.scrollY),
    )
    .toBe(200);
  await pane(page).getByRole('radio', { name: 'Bildschirm' }).check();
  await expect.poll(() => widthShown(page)).toBe(1280);
  expect(await savedText(page, EVENT)).toBe(textOf(EVENT));
});

test('an editor previews both texts of an article (R-DESK-9)', { tag: '@night' }, async ({ page }) => {
  await open(page, 'articles', nameOf(both));
  const light = shown(page).locator('#artikel-text [data-level="leicht"]').last();
  await expect(light).toBeHidden();
  await pane(page).getByRole('radio', { name: 'Kurz und leicht' }).check();
  await expect(light).toBeVisible();
});

test('a link to a missing article is reported while typing, and a press leads to the field (R-DESK-10)', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, 'seiten', 'landing');
  await page.locator('.field[data-key-path="hero.more"]').scrollIntoViewIfNeeded();
  await link(page).fill('/news/gibt-es-nicht/');
  const fault = pane(page).getByRole('listitem').filter({ hasText: '„/news/gibt-es-nicht/“' });
  await expect(fault).toBeVisible();
  await field(page, 'Titel').first().scrollIntoViewIfNeeded();
  await fault.getByRole('button').click();
  await expect(link(page)).toBeFocused();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Noch nicht gespeichert' })).toBeVisible();
  expect(await savedText(page, LANDING)).toBe(textOf(LANDING));
});

test('a new event is previewed before saving, with its unsaved picture (R-DESK-9)', {
  tag: '@night',
}, async ({ page }) => {
  await openDesk(page, address);
  await page.evaluate(() => {
    location.hash = '/collections/events/new';
  });
  await fillIn(page, {
    Nummer: '99',
    Titel: 'Zeitungstag im Museum',
    Datum: '5. April 2027',
    Uhrzeit: 'ab 15 Uhr',
    Ort: 'Museum am Fluss',
  });
  await page.getByRole('radio', { name: 'Ausflug' }).click();
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Museum.svg', mimeType: 'image/svg+xml', buffer });
  await expect(pane(page).getByText('sobald kein Fehler mehr da ist')).toBeVisible();
  await page.getByRole('textbox', { name: 'Was auf dem Bild zu sehen ist' }).fill('Ein Museum an einem Fluss');
  const picture = shown(page).getByRole('img', { name: 'Ein Museum an einem Fluss' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(() => savedText(page, 'content/events/99-zeitungstag-im-museum.yaml').catch(() => ''))
    .toContain('src: events/museum.svg');
});

const ISSUE =
  FILES.find(([name, text]) => name.startsWith('content/issues/') && text.includes('type: short'))?.[0] ?? '';
async function askToRemove(page: Page) {
  await page.getByRole('button', { name: 'Editor-Optionen anzeigen' }).click();
  await page.getByRole('menuitem', { name: /löschen/i }).click();
  return page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' });
}
const pagesOf = (page: Page) => pane(page).getByRole('group').filter({ hasText: 'So voll sind die Seiten im Druck' });

test('an editor sees how full each page of an issue is, and gets to what is short (R-DESK-15)', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, 'issues', nameOf(ISSUE));
  const lines = pagesOf(page).getByRole('listitem');
  for (const [at] of (textOf(ISSUE).match(/^ {2}- template:/gm) ?? []).entries())
    await expect(lines.filter({ hasText: `Seite ${at + 1}: ` }).first()).toBeVisible();
  const first = lines.filter({ hasText: /Seite 1: .*Zeilen/ }).first();
  await expect(first).toContainText('zu wenig (kurze Nachrichten)');
  const before = await first.innerText();

  await first.getByRole('button').click();
  const text = page.locator('.field[data-key-path="pages.0.pieces.1.text"]').getByRole('textbox');
  await expect(text).toBeFocused();
  await text.fill('Der Bogen der Sonne am Himmel ist im Winter flach und kurz. '.repeat(10).trim());
  await expect(lines.filter({ hasText: before })).toHaveCount(0);
  await expect(lines.filter({ hasText: 'Seite 1: ' }).first()).toBeVisible();
  await field(page, 'Schlagzeile').fill('{nobody}');
  await expect(pane(page).getByText('steht hier, sobald kein Fehler mehr da ist')).toBeVisible();
});

test('an entry that an issue uses cannot be deleted (R-DESK-16)', { tag: '@night' }, async ({ page }) => {
  const name = /type: article, slug: ([\w-]+)/.exec(textOf(ISSUE))?.[1] ?? '';
  await open(page, 'articles', nameOf(name));
  await expect(await askToRemove(page)).toBeDisabled();
  await expect(page.getByRole('alertdialog')).toContainText(/^motto: (.*)$/m.exec(textOf(ISSUE))?.[1] ?? '');
});

test('an entry that a text links to cannot be deleted, and the dialog names the text (R-DESK-16)', {
  tag: '@night',
}, async ({ page }) => {
  const [root, folder] = ['.cache/desk-linked-content', '.cache/desk-linked'];
  const file = FILES.map(([name]) => name).findLast((name) => name.startsWith('content/events/')) ?? '';
  const path = `/event/${/^id: (.*)$/m.exec(textOf(file))?.[1]}/`;
  cpSync(ROOT, root, { recursive: true });
  writeFileSync(`${root}/landing.yaml`, textOf(LANDING).replace(/(?<=\n {2}more:.*?href: ?)[^\s,}]+/s, path));
  const linked = await serveBeside(root, folder);
  await open(page, 'events', nameOf(file), linked.address);
  await (await askToRemove(page)).click();
  const panel = page.locator('#faults');
  await expect(panel.getByRole('heading', { name: 'Nicht gelöscht' })).toBeVisible();
  await expect(panel).toContainText(`content/landing.yaml · hero.more.href: gefunden „${path}“`);
  expect(await savedText(page, file)).toBe(textOf(file));
  await linked.close();
  rmSync(root, { recursive: true });
});

test('an unused entry can be deleted (R-DESK-16)', { tag: '@night' }, async ({ page }) => {
  const file = FILES.map(([name]) => name).findLast((name) => name.startsWith('content/games/')) ?? '';
  await open(page, 'games', nameOf(file));
  await (await askToRemove(page)).click();
  await expect.poll(() => savedText(page, file)).toBe('');
});

test('an editor of an article sees how full its printed pages are (R-DESK-15)', { tag: '@night' }, async ({ page }) => {
  const name = /type: article, slug: ([\w-]+)/.exec(textOf(ISSUE))?.[1] ?? '';
  await open(page, 'articles', name);
  const printed = pane(page).getByRole('group').filter({ hasText: 'So voll sind die Seiten in Nr.' });
  await expect(printed.first().getByRole('listitem').filter({ hasText: 'Seite 1' }).first()).toBeVisible();
  await expect(printed.getByRole('button')).toHaveCount(0);
});

test('warnings do not block saving (R-DESK-10)', { tag: '@night' }, async ({ page }) => {
  await openEvent(page);
  await field(page, 'Datum').fill('5. April 2020');
  await expect(pane(page).getByText('gespeichert wird trotzdem')).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => savedText(page, EVENT)).toContain('date: 5. April 2020');
});

test('the preview pane is accessible (R-DESK-11)', { tag: '@night' }, async ({ page }) => {
  await openEvent(page);
  await field(page, 'Titel').fill('{nobody}');
  await expect(pane(page).getByRole('listitem')).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .include(['iframe[title="Inhaltsvorschau"]', '.beside > :not(.stage)'])
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('other hosts can neither request a check nor embed a preview (R-DESK-11)', {
  tag: '@night',
}, async ({ page, request }) => {
  const strange = await request.post(`${address}/redaktion/entwurf`, { data: 'kind=events', headers: {} });
  expect(strange.status()).toBe(404);
  const preview = await request.get(await previewOf(page));
  expect(preview.headers()['content-security-policy']).toContain(
    'frame-ancestors http://localhost:* http://127.0.0.1:*',
  );
});

const PROGRAM =
  '<svg xmlns="http://www.w3.org/2000/svg"><ä:script xmlns:ä="http://www.w3.org/1999/xhtml">x()</ä:script></svg>';

test('scripts in content do not run in the preview, which has another origin than the CMS (R-DESK-11)', async ({
  page,
}) => {
  const preview = await previewOf(page);
  expect(new URL(preview).origin).not.toBe(new URL(address).origin);
  const script = (await page.request.get(preview)).headers()['content-security-policy']?.match(/script-src [^;]*/)?.[0];
  expect(script).toBe("script-src 'self'");
  const shownPage = await page.goto(`${preview}/`);
  expect(shownPage?.status()).toBe(200);
  expect(await page.locator('script:not([src], [type])').count()).toBe(0);

  const name = 'pictures/entwurf/boese.svg';
  writeFileSync(`${FOLDER}/content/${name}`, PROGRAM);
  const drawing = await page.request.get(`${preview}/pictures/as-is~entwurf~boese.svg-1600.svg`);
  expect([drawing.status(), await drawing.text()]).toEqual([404, expect.not.stringContaining('script>x')]);
  writeFileSync(`${FOLDER}/content/${name}`, '<svg xmlns="http://www.w3.org/2000/svg"><!--a--></svg>');
  const mere = await page.request.get(`${preview}/pictures/as-is~entwurf~boese.svg-1600.svg`);
  expect([await mere.text(), mere.headers()['content-security-policy']]).toEqual([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "default-src 'none'; sandbox",
  ]);
});
