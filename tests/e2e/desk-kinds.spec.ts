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
} from './desk-folder';

const address = servedDesk();

async function choose(page: Page, item: string | RegExp) {
  await page.getByRole('button', { name: 'Editor-Optionen anzeigen' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Names by folder; a new file of a kind with numbers is named by its number. */
const KINDS = { articles: 'Artikel', events: 'Veranstaltungen', books: 'Buchtipps', games: 'Spieletipps' } as const;

for (const [folder, kind] of Object.entries(KINDS)) {
  test(`${kind}: an editor copies an entry, changes it and deletes it; other files stay unchanged (R-DESK-4)`, {
    tag: '@night',
  }, async ({ page }) => {
    const first = firstOf(`content/${folder}/`);
    const hasNumber = /^id: /m.test(textOf(first));
    const made = `content/${folder}/${hasNumber ? '98-' : ''}etwas-ganz-neues.yaml`;
    await openDesk(page, address());
    await openEntry(page, kind, titleIn(textOf(first)));

    await choose(page, 'Eintrag duplizieren');
    await fillIn(page, { Titel: 'Etwas ganz Neues', ...(hasNumber && { Nummer: '98' }) });
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

const PUZZLES = 'content/puzzles.yaml';

test('an editor adds a word for puzzles; the rest of the file stays unchanged (R-DESK-4)', { tag: '@night' }, async ({
  page,
}) => {
  await openDesk(page, address());
  await page.getByRole('treeitem', { name: 'Nachrichten und Wörter' }).click();
  await page.getByRole('gridcell', { name: 'Rätsel', exact: true }).last().click();
  // Sveltia puts bidi marks around a name.
  await page
    .getByRole('button', { name: /^.?Wort.? hinzufügen$/ })
    .first()
    .click();
  await field(page, 'Wort').last().fill('Kompass');
  await field(page, 'Hinweis').last().fill('Damit findet man nach Norden');
  await save(page);
  const added = '  - word: Kompass\n    clue: Damit findet man nach Norden\n';
  await expect.poll(() => savedText(page, PUZZLES)).toContain(added);
  expect((await savedText(page, PUZZLES)).replace(added, '')).toBe(textOf(PUZZLES));
});

const [ARTICLE = '', WRITTEN = ''] = FILES.find(([name]) => name.includes('korallenriff')) ?? [];
/** Puts a comment before each block. */
let blocks = 0;
const commented = WRITTEN.replace(/^ {2}- (\{ )?type: /gm, (start) => `  # Block ${++blocks}\n${start}`);
const blocksIn = (text: string) => (text.split(/^quiz:/m)[0] ?? '').split(/(?=^ {2}# Block )/m);

test('article blocks that swap places keep their comments (R-DESK-4)', { tag: '@night' }, async ({ page }) => {
  const files = FILES.map(([name, text]): [string, string] => [name, name === ARTICLE ? commented : text]);
  await openDesk(page, address(), files);
  await openEntry(page, 'Artikel', titleIn(WRITTEN));
  await page.getByText('Mindestens sechs Blöcke').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Element neu anordnen' }).nth(1).press('ArrowUp');
  await save(page);
  await expect.poll(() => savedText(page, ARTICLE)).not.toBe(commented);
  const [before, after] = [blocksIn(commented), blocksIn(await savedText(page, ARTICLE))];
  expect(before.length).toBeGreaterThan(6);
  expect(after.filter((block, at) => block !== before[at])).toHaveLength(2);
  expect(after.toSorted()).toEqual(before.toSorted());
});
