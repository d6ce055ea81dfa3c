import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { fillIn, openDesk, save, savedIn, savedText, servedDesk } from './cms-folder';

const address = servedDesk();

const painted = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#56b870' } });

/** Fills in a new event, except its picture. */
async function newEvent(page: Page) {
  await openDesk(page, address());
  await page.getByRole('treeitem', { name: 'Veranstaltungen' }).click();
  await page.getByRole('button', { name: 'Neuen Eintrag anlegen' }).click();
  await fillIn(page, {
    Nummer: '99',
    Titel: 'Drachen am See',
    Datum: '5. April 2027',
    Uhrzeit: 'ab 15 Uhr',
    Ort: 'Seewiese',
  });
  await page.getByRole('radio', { name: 'Ausflug' }).click();
}

type File = { name: string; mimeType: string; buffer: Buffer };

/** Drops a file on the field, as from the editor’s folder. */
async function drop(page: Page, { name, mimeType, buffer }: File) {
  const transfer = await page.evaluateHandle(
    ({ data, ...file }) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      const carried = new DataTransfer();
      carried.items.add(new File([bytes], file.name, { type: file.mimeType }));
      return carried;
    },
    { name, mimeType, data: buffer.toString('base64') },
  );
  await empty(page).dispatchEvent('drop', { dataTransfer: transfer });
}

const empty = (page: Page) => page.locator('.drop-target .empty').first();
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Das Bild/ });

test('a large picture is resized and stored as WebP, under a clean name in the events’ folder (R-DESK-12)', {
  tag: '@night',
}, async ({ page }) => {
  await newEvent(page);
  const buffer = await painted(2800, 1575).png().toBuffer();
  await drop(page, { name: 'Große Drachen_2.PNG', mimeType: 'image/png', buffer });
  await expect(empty(page)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Was auf dem Bild zu sehen ist' }).fill('Drei Drachen über einem See');
  await save(page);
  await expect
    .poll(() => savedText(page, 'content/events/99-drachen-am-see.yaml'))
    .toContain('  src: events/grosse-drachen-2.webp\n  alt: Drei Drachen über einem See\n');
  const stored = await savedIn(page, 'content/pictures/events/grosse-drachen-2.webp');
  const { format, width, height } = await sharp(stored).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 2400, height: 1350 });
  await expect(dialog(page)).toHaveCount(0);
});

test('a picture needs a description for saving, and the hint gives an example (R-DESK-12)', {
  tag: '@night',
}, async ({ page }) => {
  await newEvent(page);
  const buffer = await painted(1600, 900).jpeg().toBuffer();
  await drop(page, { name: 'drachen.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Beispiel: „Ein Vulkan auf einer Insel')).toBeVisible();
  await save(page);
  await expect(page.getByRole('textbox', { name: 'Was auf dem Bild zu sehen ist' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  expect(await savedText(page, 'content/events/99-drachen-am-see.yaml')).toBe('');
});

test('a drawing with a script is refused, dropped or chosen; a small picture causes a warning and is kept (R-DESK-12)', {
  tag: '@night',
}, async ({ page }) => {
  await newEvent(page);
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "x"</script></svg>');
  const file = { name: 'drachen.svg', mimeType: 'image/svg+xml', buffer };
  await drop(page, file);
  await expect(dialog(page)).toContainText('mehr als eine Zeichnung');
  await dialog(page).getByRole('button', { name: 'Verstanden' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(dialog(page)).toContainText('mehr als eine Zeichnung');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(empty(page)).toBeVisible();
  await drop(page, { name: 'klein.png', mimeType: 'image/png', buffer: await painted(800, 450).png().toBuffer() });
  await expect(dialog(page)).toContainText('nur 800 Punkte breit');
  await dialog(page).getByRole('button', { name: 'Verstanden' }).click();
  await expect(empty(page)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Was auf dem Bild zu sehen ist' }).fill('Drei Drachen über einem See');
  await save(page);
  await expect
    .poll(() => savedText(page, 'content/events/99-drachen-am-see.yaml'))
    .toContain('  src: events/klein.webp\n');
});
