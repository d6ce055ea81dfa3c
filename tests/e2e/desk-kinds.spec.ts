import { expect, type Page, test } from '@playwright/test';
import {
  FILES,
  field,
  firstOf,
  openDesk,
  openEntry,
  save,
  savedText,
  servedDesk,
  textOf,
  titleIn,
} from './desk-folder';

const address = servedDesk();

async function choose(page: Page, item: string | RegExp) {
  await page.getByRole('button', { name: 'Editor-Optionen anzeigen' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** By the name of their folder; a new file is named by its number where it has one. */
const KINDS = { articles: 'Artikel', events: 'Veranstaltungen', books: 'Buchtipps', games: 'Spieletipps' } as const;

for (const [folder, kind] of Object.entries(KINDS)) {
  test(`${kind}: an editor makes one from another, changes it and takes it away, and the rest stays`, async ({
    page,
  }) => {
    const first = firstOf(`content/${folder}/`);
    const hasNumber = /^id: /m.test(textOf(first));
    const made = `content/${folder}/${hasNumber ? '98-' : ''}etwas-ganz-neues.yaml`;
    await openDesk(page, address());
    await openEntry(page, kind, titleIn(textOf(first)));

    await choose(page, 'Eintrag duplizieren');
    await field(page, 'Titel').fill('Etwas ganz Neues');
    if (hasNumber) await page.getByRole('spinbutton', { name: 'Nummer' }).fill('98');
    await save(page);
    await expect.poll(() => savedText(page, made)).toContain('title: Etwas ganz Neues\n');
    const before = await savedText(page, made);
    expect(before).toMatch(/^# yaml-language-server: \$schema=\.\.\/schema\//);

    await openEntry(page, kind, 'Etwas ganz Neues');
    await field(page, 'Titel').fill('Etwas noch Neueres');
    await save(page);
    await expect
      .poll(() => savedText(page, made))
      .toBe(before.replace('title: Etwas ganz Neues', 'title: Etwas noch Neueres'));

    await openEntry(page, kind, 'Etwas noch Neueres');
    await choose(page, /löschen/i);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
    await expect.poll(() => savedText(page, made)).toBe('');
    for (const [name, text] of FILES.filter(([file]) => file.startsWith(`content/${folder}/`)))
      expect([name, await savedText(page, name)]).toEqual([name, text]);
  });
}
