import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { addDays } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { fillTemplate } from 'german/fill-template';
import { divider } from 'german/syllables/divide';
import { counted } from 'german/text';
import { markTerms } from '@/lib/news/reading';
import { PATHS } from '@/lib/paths';
import { wordPath } from '@/lib/words/dictionary';
import { bookIn } from '@/lib/words/file';
import { firstArticle } from '@/lib/words/first-article';
import { built, morningOf } from './built';
import { serveSite } from './keep-server';
import { brokenWords } from './text-size';

const copy = built.lists.scrapbook;
const syllablesOf = divider(built.syllables);

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

/** Opens a word in an article and remembers it. */
async function remember(page: Page, { text, word }: { text: string; word: string }) {
  await page.goto(PLACE);
  await page.getByRole('button', { name: text, exact: true }).first().click();
  await forWord(page, 'Merken', word).click();
  await expect(status(page, copy.remember.done)).toBeVisible();
}

async function rememberFirst(page: Page) {
  if (!found) throw new Error('Kein Artikel erklärt ein Wort.');
  await remember(page, { text: found.text, word: found.term.word });
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

// Without an explained word there is nothing to remember.
if (found) {
  const { word } = found.term;

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
    await rememberFirst(page);
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

    await rememberFirst(page);
    await forWord(page, 'Nicht mehr merken', word).click();
    await expect(status(page, copy.remember.left)).toBeVisible();
    expect(await stored(page)).toBe('');
  });

  test('a press before hydration is not lost (R-WORD-1)', { tag: '@night' }, async ({ page }) => {
    const waiting: (() => void)[] = [];
    let isHeld = true;
    await page.route('**/_next/static/**/*.js', async (route) => {
      if (isHeld) await new Promise<void>((go) => waiting.push(go));
      await route.continue();
    });
    await page.goto(PLACE, { waitUntil: 'commit' });
    await page.getByRole('button', { name: found.text, exact: true }).first().click();
    await forWord(page, 'Merken', word).click();
    isHeld = false;
    for (const go of waiting) go();
    await expect(status(page, copy.remember.done)).toBeVisible();
    expect(await stored(page)).toContain(word);
  });

  test('remembering a word again in the dictionary keeps it as one card (R-WORD-1)', {
    tag: '@night',
  }, async ({ page }) => {
    await rememberFirst(page);
    await page.goto(wordPath(word));
    await forWord(page, 'Merken', word).click();
    await expect(status(page, copy.remember.done)).toBeVisible();
    expect(JSON.parse(await stored(page)).cards).toHaveLength(1);
  });

  test('a keyboard user trains a round, and the card moves to the next box (R-WORD-3, R-WORD-6)', {
    tag: '@night',
  }, async ({ page }) => {
    await rememberFirst(page);
    await page.goto(PATHS.scrapbook);
    await tabTo(page, button(page, 'Los geht’s'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 3, name: word })).toBeFocused();
    await tabTo(page, button(page, 'Umdrehen'));
    await page.keyboard.press('Enter');
    await expect(page.getByText(found.term.explanation)).toBeVisible();
    await tabTo(page, button(page, 'Wusste ich'));
    await page.keyboard.press('Enter');
    await expect(heading(page, fillTemplate(copy.round.done, { count: counted(1, 'Karte', 'Karten') }))).toBeFocused();
    await expect(status(page, fillTemplate(copy.round.known, { word, box: 2 }))).toBeVisible();
    await tabTo(page, button(page, 'Fertig'));
    await page.keyboard.press('Enter');
    await expect(heading(page, copy.today.title)).toBeFocused();
    await expect(shelf(page).getByRole('listitem')).toHaveText(`${word}, Kasten 2`);
    await expect(button(page, 'Trotzdem üben')).toBeVisible();
  });

  test('an unknown card is repeated in the round, stays in its box, and is due tomorrow (R-WORD-3)', {
    tag: '@night',
  }, async ({ page }) => {
    await page.clock.install({ time: morningOf(today()) });
    await rememberFirst(page);
    await page.goto(PATHS.scrapbook);
    await button(page, 'Los geht’s').click();
    for (const answer of ['Noch nicht', 'Wusste ich']) {
      await button(page, 'Umdrehen').click();
      await button(page, answer).click();
    }
    await button(page, 'Fertig').click();
    await expect(shelf(page).getByRole('listitem')).toHaveText(`${word}, Kasten 1`);
    await expect(button(page, 'Trotzdem üben')).toBeVisible();
    await page.clock.setFixedTime(morningOf(addDays(today(), 1)));
    await page.reload();
    await expect(button(page, 'Los geht’s')).toBeVisible();
  });

  for (const [when, days] of [
    ['set back by two years', -730],
    ['of another year', 400],
  ] as const) {
    test(`with a clock ${when} no card is lost, and each can be trained (R-WORD-4)`, { tag: '@night' }, async ({
      page,
    }) => {
      await page.clock.install({ time: morningOf(today()) });
      await rememberFirst(page);
      await page.goto(PATHS.scrapbook);
      await button(page, 'Los geht’s').click();
      await button(page, 'Umdrehen').click();
      await button(page, 'Wusste ich').click();
      await expect(button(page, 'Fertig')).toBeVisible();
      const { due } = JSON.parse(await stored(page)).cards[0];
      await page.clock.setFixedTime(morningOf(addDays(today(), days)));
      await page.reload();
      await button(page, 'Los geht’s').click();
      await button(page, 'Umdrehen').click();
      await button(page, 'Wusste ich').click();
      await expect(button(page, 'Fertig')).toBeVisible();
      const [card] = JSON.parse(await stored(page)).cards;
      expect(card.due >= due).toBe(true);
      expect(card.box).toBe(3);
    });
  }

  const clueOf = async (page: Page) => {
    const clue = await page.locator('.clue').innerText();
    const term = built.glossary.find(
      ({ explanation }) => explanation.replace(/\s+/g, ' ').trim() === clue.replace(/\s+/g, ' ').trim(),
    );
    if (!term) throw new Error(`Nicht im Wörterbuch: ${clue}`);
    return term.word;
  };
  const count = Math.min(4, built.glossary.length);

  test('pairs are found by pressing a word and its meaning; a wrong pair has no penalty (R-WORD-5)', {
    tag: '@night',
  }, async ({ page }) => {
    await rememberFirst(page);
    await page.goto(PATHS.scrapbook);
    await button(page, copy.games.pairs.title).click();
    const game = page.getByRole('region', { name: copy.games.title });
    await expect(game.getByRole('heading', { name: copy.games.pairs.title })).toBeFocused();
    const words = await game.locator('[data-side=word] button').allInnerTexts();
    expect(words).toContain(word);
    const meaningOf = (one: string) => built.glossary.find((term) => term.word === one)?.explanation ?? '';
    const half = (text: string) => game.getByRole('button', { name: text, exact: true });
    const [first = '', second = ''] = words;
    await half(first).click();
    await half(meaningOf(second)).click();
    await expect(status(page, copy.games.pairs.wrong)).toBeVisible();
    for (const one of words) {
      await half(meaningOf(one)).press('Enter');
      await half(one).press('Enter');
    }
    await expect(status(page, copy.games.pairs.done)).toBeVisible();
    await button(page, 'Spiel beenden').press('Enter');
    await expect(button(page, copy.games.pairs.title)).toBeFocused();
  });

  test('syllables are put in order by buttons and taken back, and the word is read out (R-WORD-5)', {
    tag: '@night',
  }, async ({ page }) => {
    await rememberFirst(page);
    await page.goto(PATHS.scrapbook);
    await button(page, copy.games.syllables.title).click();
    for (const _ of Array(count)) {
      const right = syllablesOf(await clueOf(page));
      const piece = (text: string) => page.getByRole('button', { name: text, exact: true, pressed: false });
      for (const syllable of right.toReversed()) await piece(syllable).first().press('Enter');
      if (right.toReversed().join() !== right.join()) {
        await expect(status(page, copy.games.syllables.wrong)).toBeVisible();
        for (const _ of right) await page.locator('.pieces [aria-pressed=true]').first().press('Enter');
      }
      for (const syllable of right) await piece(syllable).first().press('Enter');
      await expect(status(page, fillTemplate(copy.games.syllables.right, { word: right.join('') }))).toBeVisible();
      await button(page, 'Weiter').press('Enter');
    }
    await expect(page.getByText(/^Geschafft: /)).toBeFocused();
  });

  test('a child writes the word for a meaning, with letters as hints on request (R-WORD-5)', { tag: '@night' }, async ({
    page,
  }) => {
    await rememberFirst(page);
    await page.goto(PATHS.scrapbook);
    await button(page, copy.games.write.title).click();
    const field = page.getByRole('textbox', { name: 'Das Wort heißt' });
    for (const at of Array(count).keys()) {
      const right = await clueOf(page);
      if (at === 0) {
        await field.fill(`${right.slice(0, 2)}xx`);
        await field.press('Enter');
        await expect(status(page, copy.games.write.wrong)).toBeVisible();
        await button(page, 'Buchstabe zeigen').press('Enter');
        await expect(field).toHaveAccessibleDescription(new RegExp(`^Hilfe: ${[...right].slice(0, 3).join(', ')}`));
        await field.fill(right.toUpperCase());
        await field.press('Enter');
        await expect(status(page, copy.games.write.case)).toBeVisible();
      }
      await field.fill(right);
      await field.press('Enter');
      await expect(status(page, fillTemplate(copy.games.write.right, { word: right }))).toBeVisible();
      await button(page, 'Weiter').press('Enter');
    }
    await expect(page.getByText(/^Geschafft: /)).toBeFocused();
  });

  test('everything can be exported, deleted completely, and imported again; an invalid file changes nothing (R-WORD-8)', async ({
    page,
  }) => {
    await rememberFirst(page);
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

  const refuse = (name: string) => `() => { throw new DOMException('', '${name}') }`;
  for (const [what, script, fault] of [
    [
      'that stores nothing',
      `Object.defineProperty(window, 'localStorage', { get: ${refuse('SecurityError')} })`,
      copy.faults.blocked,
    ],
    ['whose disk is full', `Storage.prototype.setItem = ${refuse('QuotaExceededError')}`, copy.faults.full],
  ] as const) {
    test(`in a browser ${what} a child gets a message, and Mein Duda shows its introduction (R-WORD-9)`, {
      tag: '@night',
    }, async ({ page }) => {
      await page.addInitScript(script);
      await page.goto(PLACE);
      await page.getByRole('button', { name: found.text, exact: true }).first().click();
      await forWord(page, 'Merken', word).click();
      await expect(status(page, fault)).toBeVisible();
      await expect(forWord(page, 'Merken', word)).toBeVisible();
      await page.goto(PATHS.scrapbook);
      await expect(heading(page, copy.file.title)).toBeVisible();
      await expect(heading(page, copy.how.title)).toBeVisible();
    });
  }

  test('two windows stay in sync, and neither overwrites the other’s changes (R-WORD-4)', { tag: '@night' }, async ({
    page,
    context,
  }) => {
    await page.goto(PATHS.scrapbook);
    await expect(heading(page, copy.file.title)).toBeVisible();
    const other = await context.newPage();
    await rememberFirst(other);
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
}

if (found) {
  test('a child with an offline copy of Mein Duda trains without network (R-WORD-10)', { tag: '@night' }, async ({
    page,
  }) => {
    const site = await serveSite();
    await page.goto(site.origin + PLACE);
    await page.getByRole('button', { name: found.text, exact: true }).first().click();
    await forWord(page, 'Merken', found.term.word).click();
    await expect(status(page, copy.remember.done)).toBeVisible();
    await page.goto(site.origin + PATHS.scrapbook);
    await button(page, built.lists.kept.button.take).click();
    await expect(status(page, built.lists.kept.button.done)).toBeVisible();
    site.cut();
    await page.goto(site.origin + PATHS.scrapbook);
    await button(page, 'Los geht’s').click();
    await button(page, 'Umdrehen').click();
    await button(page, 'Wusste ich').click();
    await expect(shelf(page).getByRole('listitem')).toHaveText(`${found.term.word}, Kasten 2`);
    await button(page, 'Fertig').click();
    await button(page, copy.games.pairs.title).click();
    await expect(page.getByRole('heading', { name: copy.games.pairs.title })).toBeFocused();
    await site.close();
  });
}

test('without words the page explains how it works and links to a first article (R-WORD-2)', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto(PATHS.scrapbook);
  await expect(page.getByText(copy.how.text)).toBeVisible();
  await page.getByRole('link', { name: copy.how.more }).click();
  await expect(page).toHaveURL(new RegExp(`${PLACE}$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says so and links to the dictionary (R-WORD-2)', { tag: '@night' }, async ({ page }) => {
    await page.goto(PATHS.scrapbook);
    await expect(page.getByText(copy.how.text)).toBeVisible();
    await expect(page.getByText(copy.without)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: copy.dictionary }).click();
    await expect(page).toHaveURL(new RegExp(`${PATHS.dictionary}$`));
    await expect(page.getByRole('button', { name: /^Merken/ })).toHaveCount(0);
  });
});
