import { expect, type Locator, type Page } from '@playwright/test';
import { articlePath } from '@/lib/paths';

type Tools = {
  page: Page;
  /** Takes a picture with a frame around the element. */
  show: (picture: string, framed: Locator) => Promise<void>;
  textOf: (file: string) => Promise<string | undefined>;
  scene: { name: string; mimeType: string; buffer: Buffer };
};

const SLUG = 'warum-hefe-blasen-macht';
const ARTICLE = `content/articles/${SLUG}.yaml`;
const LIST = 'newsroom.corrections.list';
const PATIENT = { timeout: 60_000 };

/** Walks the week of content/README.md in an opened folder: → the files that were written */
export async function week({ page, show, textOf, scene }: Tools): Promise<string[]> {
  const files = [`content/pictures/events/${scene.name}.webp`];
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  /** Fields are found by their path in the form: 'price.amount' */
  const field = (path: string) => page.locator(`[data-key-path="${path}"]`);
  const input = (path: string) => field(path).locator('input, textarea').first();
  const adders = (list: string) => field(list).getByRole('button', { name: /hinzufügen$/ });
  const option = (name: string) => page.getByRole('menuitem', { name });
  const scroll = (to: Locator, block: ScrollLogicalPosition) =>
    to.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
  const go = (place: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, `#/collections/${place}`);
  const open = (place: string, known: string) =>
    expect(async () => {
      await go(place);
      await field(known).first().waitFor({ timeout: 10_000 });
    }).toPass(PATIENT);

  /** Scrolls to a field, first to price, then to its amount: the form renders fields lazily, some frames after they are in view. */
  async function reach(path: string, block?: ScrollLogicalPosition): Promise<Locator> {
    const parts = path.split('.');
    let above = page.locator('[data-key-path]').first();
    for (const at of parts.keys()) {
      if (!Number.isNaN(Number(parts[at]))) continue;
      const place = field(parts.slice(0, at + 1).join('.'));
      await expect(async () => {
        if ((await place.count()) === 0) await scroll(above, 'start');
        for (let turn = 0; turn < 60 && (await place.count()) === 0; turn += 1)
          await page
            .locator('[data-key-path]')
            .last()
            .evaluate(async (element) => {
              for (let around = element.parentElement; around; around = around.parentElement) around.scrollBy(0, 300);
              for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
              await new Promise((idle) => requestIdleCallback(idle));
            });
        await place.scrollIntoViewIfNeeded({ timeout: 1000 });
      }).toPass(PATIENT);
      above = place;
    }
    if (block) await scroll(field(path), block);
    return field(path);
  }
  async function fill(texts: Record<string, string>): Promise<void> {
    for (const [path, text] of Object.entries(texts)) {
      await reach(path);
      await input(path).fill(text);
    }
  }
  async function choose(name: string): Promise<void> {
    await button('Editor-Optionen anzeigen').click();
    await option(name).click();
  }
  async function duplicate(place: string): Promise<void> {
    await open(place, 'date');
    await choose('Eintrag duplizieren');
    await page.waitForURL(/\/new$/);
  }
  /** Saves, waits until the form has closed, and looks into the file. */
  async function save(file: string, text: string): Promise<void> {
    const saveButton = page.getByRole('button', { name: 'Speichern', exact: true });
    await saveButton.click();
    await expect(saveButton).toHaveCount(0);
    await page.waitForURL(({ hash }) => !/\/(new|entries)/.test(hash));
    await expect.poll(() => textOf(file)).toContain(text);
    files.push(file);
  }

  const folder = button(/lokale|Ordner/);
  await show('start', folder);
  await folder.click();
  await page.getByRole('treeitem', { name: 'Veranstaltungen' }).click();
  await expect(page.getByRole('gridcell').locator('img')).not.toHaveCount(0);
  await show('liste', button('Neuen Eintrag anlegen'));

  await go('events/new');
  await reach('category');
  await page.getByRole('radio', { name: 'Ausflug' }).click();
  await fill({ id: '9', title: 'Forschertag am Bach', date: '3. Oktober 2027', time: 'ab 14 Uhr' });
  await fill({ location: 'Holzbrücke am Waldbach' });
  // The form grows while it renders.
  await expect(async () => {
    const first = page.locator('[data-key-path]').first();
    await scroll(first, 'center');
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await expect(first.locator('input')).toBeInViewport({ ratio: 1, timeout: 1 });
  }).toPass(PATIENT);
  await show('montag-veranstaltung', field('date'));
  await (await reach('image.src')).locator('input[type=file]').first().setInputFiles(scene);
  await fill({ 'image.alt': 'Kinder stehen mit Keschern und einer Lupe im Bach' });
  await field('image.src').scrollIntoViewIfNeeded();
  await expect(field('image.src').locator('img')).toBeVisible();
  await show('montag-bild', field('image.alt'));
  await save('content/events/9-forschertag-am-bach.yaml', `src: events/${scene.name}.webp`);

  await duplicate('articles/entries/wie-brot-aufgeht');
  await fill({ title: 'Warum Hefe Blasen macht', date: '29. November 2026' });
  await show('dienstag-artikel', (await reach('content', 'start')).getByRole('button', { name: 'Alle aufklappen' }));
  await (await reach('simple', 'start')).getByRole('button', { name: 'Alle aufklappen' }).click();
  await expect(field('simple.1.text')).toBeVisible();
  await show('dienstag-leicht', field('simple.1.text'));
  await fill({ publishFrom: '28. November 2026, 6 Uhr' });
  await field('draft').getByRole('switch').click();
  await show('dienstag-erscheint', await reach('publishFrom', 'center'));
  await save(ARTICLE, 'publishFrom: 28. November 2026, 6 Uhr\ndraft: true\n');

  await duplicate('issues/entries/2026-48');
  await fill({ number: '49', date: '5. Dezember 2026', motto: 'Was sprudelt da?' });
  await input('number').scrollIntoViewIfNeeded();
  await show('mittwoch-ausgabe', field('motto'));
  await save('content/issues/2026-49.yaml', 'motto: Was sprudelt da?');

  await open('auswahl/entries/puzzles', 'words');
  await adders('words').first().click();
  const last = page.locator('[data-key-path^="words."][data-key-path$=".word"]').last();
  await last.scrollIntoViewIfNeeded();
  const word = (await last.getAttribute('data-key-path'))?.replace(/\.word$/, '') ?? '';
  await fill({ [`${word}.word`]: 'Drachen', [`${word}.clue`]: 'Er steigt im Herbst und hängt an einer Schnur' });
  await show('donnerstag-raetsel', field(`${word}.clue`));
  await save('content/puzzles.yaml', '  - word: Drachen\n');
  await open('plans/entries/year', 'title');
  await fill({ 'price.amount': '9,20 €' });
  await show('donnerstag-preis', field('price.amount'));

  const fold = (await reach('offer')).getByRole('button', { name: /^(Auf|Zu)klappen$/ }).first();
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await fill({ 'offer.validUntil': '30. Juni 2027' });
  await show('freitag-aktion', await reach('offer.validUntil', 'center'));
  await save('content/plans/year.yaml', '  validUntil: 30. Juni 2027\n');
  await open('erwachsene/entries/parents', 'title');
  await reach(LIST);
  await adders(LIST).first().click();
  await fill({
    [`${LIST}.0.date`]: '27. November 2026',
    [`${LIST}.0.article.label`]: 'Wie eine Zeitung entsteht',
    [`${LIST}.0.article.href`]: articlePath('wie-eine-zeitung-entsteht'),
    [`${LIST}.0.before`]: 'Die Druckmaschine ist 30 Meter hoch.',
    [`${LIST}.0.after`]: 'Die Druckmaschine ist 13 Meter hoch.',
  });
  await reach(`${LIST}.0.before`, 'center');
  await show('freitag-berichtigung', field(`${LIST}.0.after`));
  await save('content/parents.yaml', 'after: Die Druckmaschine ist 13 Meter hoch.');

  await open(`articles/entries/${SLUG}`, 'title');
  await choose('Eintrag löschen');
  const remove = page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Löschen' });
  await show('samstag-loeschen', remove);
  await remove.click();
  await page.waitForURL(({ hash }) => !hash.includes('entries'));
  await expect.poll(() => textOf(ARTICLE)).toBeUndefined();
  await open('verkauf/entries/redirects', 'entries');
  await adders('entries').last().dispatchEvent('click');
  await fill({ 'entries.3.from': articlePath(SLUG), 'entries.3.to': articlePath('wie-brot-aufgeht') });
  await show('samstag-umleitung', await reach('entries.3.to', 'center'));
  await save('content/redirects.yaml', articlePath(SLUG));

  await open('plans/entries/year', 'title');
  await fill({ title: 'Jahresabo ohne Zoo' });
  await button('Editor-Optionen anzeigen').click();
  await show('zurueck-im-formular', option('Alle Änderungen zurücknehmen'));
  await option('Alle Änderungen zurücknehmen').click();
  await expect(input('title')).not.toHaveValue('Jahresabo ohne Zoo');
  return files;
}
