import { expect, type Page, test } from '@playwright/test';
import {
  field,
  firstOf,
  openDesk,
  openEntry,
  refusal,
  save,
  savedText,
  servedDesk,
  textOf,
  titleIn,
} from './cms-folder';

const address = servedDesk();
const eventFile = firstOf('content/events/');
const event = textOf(eventFile);
const title = titleIn(event);
const withTitle = (next: string) => event.replace(`title: ${title}`, `title: ${next}`);

async function openEvent(page: Page, shown = title) {
  await openDesk(page, address(), shown === title ? undefined : []);
  await openEntry(page, 'Veranstaltungen', shown);
}

/** Sveltia reports it too, in a dialog on top of ours. */
async function closeDialog(page: Page) {
  const close = page.getByRole('alertdialog').getByRole('button').first();
  await close.click();
  await expect(close).toHaveCount(0);
}

async function isRefused(page: Page, sentence: string | RegExp) {
  await expect(refusal(page)).toContainText(sentence);
  await expect(refusal(page)).toContainText('steht weiter im Formular');
  await closeDialog(page);
}

test('two windows edit the same file: the later one gets a warning, overwrites nothing, and can continue (R-DESK-6)', {
  tag: '@night',
}, async ({ page }) => {
  test.slow();
  await openEvent(page);
  const other = await page.context().newPage();
  await openDesk(other, address(), []);
  await openEntry(other, 'Veranstaltungen', title);

  await field(other, 'Titel').fill('Im zweiten Fenster');
  await save(other);
  await expect.poll(() => savedText(other, eventFile)).toBe(withTitle('Im zweiten Fenster'));

  await field(page, 'Ort').fill('Im ersten Fenster');
  await save(page);
  await isRefused(page, 'ist inzwischen eine andere');
  await expect(field(page, 'Ort')).toHaveValue('Im ersten Fenster');
  expect(await savedText(page, eventFile)).toBe(withTitle('Im zweiten Fenster'));

  // In a new window, as the message advises.
  const next = await page.context().newPage();
  await openEvent(next, 'Im zweiten Fenster');
  const discard = next.getByRole('button', { name: 'Verwerfen' });
  await expect(discard.or(field(next, 'Ort')).first()).toBeVisible();
  if (await discard.isVisible()) await discard.click();
  await field(next, 'Ort').fill('Im ersten Fenster');
  await save(next);
  await expect.poll(() => savedText(next, eventFile)).toContain('location: Im ersten Fenster');
  expect(await savedText(next, eventFile)).toContain('title: Im zweiten Fenster');
});

/** The browser reports it when the file is closed, which Sveltia ignores: the file is empty then. */
test('a disk that fills up loses nothing: the editor gets a message, and saving works once there is room (R-DESK-6)', {
  tag: '@night',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { createWritable } = FileSystemFileHandle.prototype;
    FileSystemFileHandle.prototype.createWritable = async function (options) {
      const writer = await createWritable.call(this, options);
      if (Reflect.get(window, 'isFull'))
        writer.close = () =>
          writer.abort().then(() => {
            throw new DOMException('full', 'QuotaExceededError');
          });
      return writer;
    };
  });
  await openEvent(page);
  await page.evaluate(() => Reflect.set(window, 'isFull', true));
  await field(page, 'Titel').fill('Trotz allem');
  await save(page);
  await isRefused(page, 'nicht vollständig');
  await expect(field(page, 'Titel')).toHaveValue('Trotz allem');

  await page.evaluate(() => Reflect.set(window, 'isFull', false));
  await save(page);
  await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
  await expect.poll(() => savedText(page, eventFile)).toBe(withTitle('Trotz allem'));
});
