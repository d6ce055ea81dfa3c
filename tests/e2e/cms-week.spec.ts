import { expect, type Page, test } from '@playwright/test';
import {
  FILES,
  field,
  fillIn,
  firstOf,
  openDesk,
  openEntry,
  save,
  savedText,
  servedDesk,
  textOf,
  titleIn,
} from './cms-folder';

const address = servedDesk();

async function choose(page: Page, item: string | RegExp) {
  await page.getByRole('button', { name: 'Editor-Optionen anzeigen' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
const written = (page: Page, file: string, text: string) => expect.poll(() => savedText(page, file)).toContain(text);

const EVENT = 'content/events/99-zeitungstag-im-museum.yaml';
const ARTICLE = 'content/articles/etwas-ganz-neues.yaml';
const PUZZLES = 'content/puzzles.yaml';

test('the week of the handbook leaves exactly the files it says (R-DESK-4)', { tag: '@night' }, async ({ page }) => {
  test.slow();
  await openDesk(page, address());

  await page.getByRole('treeitem', { name: 'Veranstaltungen' }).click();
  await page.getByRole('button', { name: 'Neuen Eintrag anlegen' }).click();
  await fillIn(page, {
    Nummer: '99',
    Titel: 'Zeitungstag im Museum',
    Datum: '5. April 2027',
    Uhrzeit: 'ab 15 Uhr',
    Ort: 'Museum am Fluss',
  });
  await page.getByRole('radio', { name: 'Ausflug' }).click();
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  const drawing = { name: 'Zeitungs Tag.svg', mimeType: 'image/svg+xml', buffer };
  await page.locator('input[type=file]').first().setInputFiles(drawing);
  await page.getByRole('textbox', { name: 'Was auf dem Bild zu sehen ist' }).fill('Ein Museum an einem Fluss');
  await save(page);
  await expect
    .poll(() => savedText(page, EVENT))
    .toBe(
      `# yaml-language-server: $schema=../schema/event.json
id: 99
title: Zeitungstag im Museum
date: 5. April 2027
time: ab 15 Uhr
location: Museum am Fluss
category: ausflug
image:
  src: events/zeitungs-tag.svg
  alt: Ein Museum an einem Fluss
`,
    );

  await openEntry(page, 'Artikel', titleIn(textOf(firstOf('content/articles/'))));
  await choose(page, 'Eintrag duplizieren');
  await fillIn(page, { Titel: 'Etwas ganz Neues' });
  await save(page);
  await written(page, ARTICLE, 'title: Etwas ganz Neues\n');
  const copied = await savedText(page, ARTICLE);
  expect(copied).toMatch(/^# yaml-language-server: \$schema=\.\.\/schema\//);
  await field(page, 'Titel').fill('Etwas noch Neueres');
  await save(page);
  await expect.poll(() => savedText(page, ARTICLE)).toBe(copied.replace('ganz Neues', 'noch Neueres'));

  await openEntry(page, 'Nachrichten und Wörter', /^Rätsel$/);
  // Sveltia puts bidi marks around a name.
  const adder = page.getByRole('button', { name: /^.?Wort.? hinzufügen$/ });
  await adder.first().click();
  await field(page, 'Wort').last().fill('Kompass');
  await field(page, 'Hinweis').last().fill('Damit findet man nach Norden');
  await save(page);
  const added = '  - word: Kompass\n    clue: Damit findet man nach Norden\n';
  await written(page, PUZZLES, added);

  await openEntry(page, 'Artikel', 'Etwas noch Neueres');
  await choose(page, /löschen/i);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.poll(() => savedText(page, ARTICLE)).toBe('');

  for (const [name, text] of FILES)
    expect([name, (await savedText(page, name)).replace(name === PUZZLES ? added : '', '')]).toEqual([name, text]);
});

const [FULL = '', WRITTEN = ''] = FILES.find(([name]) => name.includes('korallenriff')) ?? [];
/** Puts a comment before each block. */
let blocks = 0;
const commented = WRITTEN.replace(/^ {2}- (\{ )?type: /gm, (start) => `  # Block ${++blocks}\n${start}`);
const blocksIn = (text: string) => (text.split(/^quiz:/m)[0] ?? '').split(/(?=^ {2}# Block )/m);

test('article blocks that swap places keep their comments (R-DESK-4)', { tag: '@night' }, async ({ page }) => {
  const files = FILES.map(([name, text]): [string, string] => [name, name === FULL ? commented : text]);
  await openDesk(page, address(), files);
  await openEntry(page, 'Artikel', titleIn(WRITTEN));
  await page.getByText('Mindestens sechs Blöcke').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Element neu anordnen' }).nth(1).press('ArrowUp');
  await save(page);
  await expect.poll(() => savedText(page, FULL)).not.toBe(commented);
  const [before, after] = [blocksIn(commented), blocksIn(await savedText(page, FULL))];
  expect(before.length).toBeGreaterThan(6);
  expect(after.filter((block, at) => block !== before[at])).toHaveLength(2);
  expect(after.toSorted()).toEqual(before.toSorted());
});

test('an entry that an issue has chosen cannot be deleted (R-DESK-16)', { tag: '@night' }, async ({ page }) => {
  const issue =
    FILES.find(([name, text]) => name.startsWith('content/issues/') && text.includes('type: article, slug'))?.[1] ?? '';
  const slug = /type: article, slug: ([\w-]+)/.exec(issue)?.[1];
  await openDesk(page, address());
  await openEntry(page, 'Artikel', titleIn(textOf(`content/articles/${slug}.yaml`)));
  await choose(page, /löschen/i);
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' })).toBeDisabled();
  await expect(page.getByRole('alertdialog')).toContainText(/^motto: (.*)$/m.exec(issue)?.[1] ?? '');
});
