import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { fillTemplate } from 'german/fill-template';
import { counted } from 'german/text';
import { markTerms } from '@/lib/news/reading';
import { PATHS } from '@/lib/paths';
import { bookIn } from '@/lib/words/file';
import { firstArticle } from '@/lib/words/first-article';
import { built } from './built';
import { serveSite } from './keep-server';
import { brokenWords } from './text-size';

const copy = built.lists.scrapbook;

/** The first article that Mein Duda links to, and its first explained word as written there. */
const PLACE = firstArticle(built);
const article = built.articles.find(({ slug }) => PLACE.includes(slug));
const used = new Set<string>();
const [found] = (article?.content ?? [])
  .flatMap((block) => (block.type === 'paragraph' ? markTerms(block.text, built.glossary, used) : []))
  .flatMap((part) => (typeof part === 'string' ? [] : [part]));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const status = (page: Page, text: string) => page.getByRole('main').getByRole('status').filter({ hasText: text });
/** The 'Merken' button of a word in a list. */
const forWord = (page: Page, name: string, word: string) =>
  page.getByRole('button', { name: `${name}: ${word}`, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const shelf = (page: Page) => page.getByRole('region', { name: copy.shelf.title });
const stored = (page: Page) =>
  page.evaluate(() => [...Object.values({ ...localStorage }), ...Object.values({ ...sessionStorage })].join());

// Without an explained word there is nothing to remember.
if (found) {
  const { word } = found.term;
  /** Opens the word in an article and remembers it. */
  async function remember(page: Page, origin = '') {
    await page.goto(origin + PLACE);
    await page.getByRole('button', { name: found?.text, exact: true }).first().click();
    await forWord(page, 'Merken', word).click();
    await expect(status(page, copy.remember.done)).toBeVisible();
  }

  test('articles, opened words, the dictionary and Mein Duda store nothing before a press (R-WORD-1)', async ({
    page,
  }) => {
    for (const path of [PLACE, PATHS.dictionary, PATHS.scrapbook]) {
      await page.goto(path);
      if (path === PLACE) await page.getByRole('button', { name: found.text, exact: true }).first().click();
      expect(await stored(page)).toBe('');
    }
    await expect(heading(page, copy.file.title)).toBeVisible();
    expect(await stored(page)).toBe('');
  });

  test('a child remembers a word in an article, finds it in Mein Duda, and removes it (R-WORD-1)', async ({ page }) => {
    await remember(page);
    await page.getByRole('main').getByRole('link', { name: copy.title, exact: true }).click();
    await expect(shelf(page).getByRole('listitem')).toHaveText(`${word}, Kasten 1`);
    await button(page, /^Stapel ansehen/).click();
    const pile = page.getByRole('region', { name: copy.cards.title });
    await expect(pile.getByRole('heading', { name: word })).toBeVisible();
    await expect(pile.getByText(found.term.explanation)).toBeVisible();
    await expect(pile.getByText(found.text)).not.toHaveCount(0);
    await expect(pile.getByRole('link', { name: article?.title ?? '' })).toHaveAttribute('href', PLACE);
    await forWord(page, 'Weglegen', word).click();
    await expect(shelf(page)).toHaveCount(0);
    expect(await stored(page)).toBe('');

    await remember(page);
    await forWord(page, 'Nicht mehr merken', word).click();
    await expect(status(page, copy.remember.left)).toBeVisible();
    expect(await stored(page)).toBe('');
  });

  test('everything can be exported, deleted completely, and imported again; an invalid file changes nothing (R-WORD-8)', async ({
    page,
  }) => {
    await remember(page);
    await page.goto(PATHS.scrapbook);
    const saving = page.waitForEvent('download');
    await button(page, 'Als Datei speichern').click();
    const file = await (await saving).path();
    expect(bookIn(readFileSync(file, 'utf8'))?.cards.map((card) => card.word)).toEqual([word]);

    await button(page, 'Alles löschen').click();
    await expect(status(page, copy.file.sure)).toBeVisible();
    await button(page, 'Nein, behalten').click();
    await expect(shelf(page)).toBeVisible();
    await button(page, 'Alles löschen').click();
    await button(page, 'Ja, alles löschen').click();
    await expect(status(page, copy.file.left)).toBeVisible();
    expect(await stored(page)).toBe('');

    const way = page.getByLabel('Datei laden');
    await way.setInputFiles({
      name: 'brief.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"Liebe": "Oma"}'),
    });
    await expect(status(page, copy.file.refused)).toBeVisible();
    expect(await stored(page)).toBe('');
    await way.setInputFiles(file);
    await expect(status(page, fillTemplate(copy.file.came, { count: counted(1, 'Wort', 'Wörter') }))).toBeVisible();
    await expect(shelf(page).getByRole('listitem')).toHaveText(`${word}, Kasten 1`);
  });

  test('two windows stay in sync, and neither overwrites the other’s changes (R-WORD-4)', { tag: '@night' }, async ({
    page,
    context,
  }) => {
    await page.goto(PATHS.scrapbook);
    await expect(heading(page, copy.file.title)).toBeVisible();
    const other = await context.newPage();
    await remember(other);
    await expect(shelf(page).getByRole('listitem')).toHaveCount(1);
    await button(other, 'Stempel „Gelesen“ holen').click();
    await button(page, 'Los geht’s').click();
    await button(page, 'Umdrehen').click();
    await button(page, 'Wusste ich').click();
    await expect(button(page, 'Fertig')).toBeVisible();
    const book = bookIn(await stored(other));
    expect([book?.cards.map(({ box }) => box), book?.stamps.length]).toEqual([[2], 1]);
  });

  test('an article gets a stamp on a press and its quiz once it is solved; only the booklet is printed (R-WORD-7)', {
    tag: '@night',
  }, async ({ page }) => {
    await page.goto(PLACE);
    await button(page, 'Stempel „Quiz gelöst“ holen').click();
    await expect(status(page, copy.stamps.quizFirst)).toBeVisible();
    expect(await stored(page)).toBe('');
    const questions = page.getByRole('group', { name: /^\d\. / });
    for (const [at, { answers, correct }] of (article?.quiz ?? []).entries())
      await questions
        .nth(at)
        .getByRole('radio', { name: answers[correct - 1] ?? '', exact: true })
        .check();
    await button(page, 'Stempel „Quiz gelöst“ holen').click();
    await expect(status(page, copy.stamps.done)).toBeVisible();
    await button(page, 'Stempel „Gelesen“ holen').click();
    await page.getByRole('main').getByRole('link', { name: copy.title, exact: true }).click();
    const booklet = page.getByRole('region', { name: copy.book.title });
    await expect(booklet.getByText(copy.book.quiz, { exact: true })).toBeVisible();
    await expect(booklet.getByText(copy.book.read, { exact: true })).toBeVisible();
    expect(await brokenWords(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(booklet.getByText(copy.book.owner)).toBeVisible();
    await expect(heading(page, copy.how.title)).toBeHidden();
    await expect(heading(page, copy.file.title)).toBeHidden();
  });

  test('a child with an offline copy of Mein Duda trains without network (R-WORD-10)', { tag: '@night' }, async ({
    page,
  }) => {
    const site = await serveSite();
    await remember(page, site.origin);
    await page.goto(site.origin + PATHS.scrapbook);
    await button(page, built.lists.kept.button.take).click();
    await expect(status(page, built.lists.kept.button.done)).toBeVisible();
    site.cut();
    await page.goto(site.origin + PATHS.scrapbook);
    await button(page, 'Los geht’s').click();
    await button(page, 'Umdrehen').click();
    await button(page, 'Wusste ich').click();
    await expect(shelf(page).getByRole('listitem')).toHaveText(`${word}, Kasten 2`);
    await button(page, 'Fertig').click();
    await button(page, copy.games.pairs.title).click();
    await expect(page.getByRole('heading', { name: copy.games.pairs.title })).toBeFocused();
    await site.close();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says so and links to the dictionary (R-WORD-2)', { tag: '@night' }, async ({ page }) => {
    await page.goto(PATHS.scrapbook);
    await expect(page.getByText(copy.how.text)).toBeVisible();
    await expect(page.getByRole('link', { name: copy.how.more })).toHaveAttribute('href', PLACE);
    await expect(page.getByText(copy.without)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: copy.dictionary }).click();
    await expect(page).toHaveURL(new RegExp(`${PATHS.dictionary}$`));
    await expect(page.getByRole('button', { name: /^Merken/ })).toHaveCount(0);
  });
});
