import { expect, type Page, test } from '@playwright/test';
import { today } from 'german/dates/day';
import { kindsIn, weekOf } from 'puzzles/week';
import { PER_PAGE } from '@/lib/pages/paged';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { ARTICLE, article, built, events, SEARCHED } from './built';
import { click, expectAllToTakeEffect, fillIn, hydrated, key, paste, tap, type, type Use } from './uses';
import { giveVoices, spoken } from './voices';

test.use({ hasTouch: true });

const TIPS = /\?(alter|art)=/;

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });

/** Controls of a filterable list: a chip, a search without hits, and the rest of the list. */
const listOf = (nothing: string, chips: RegExp) => {
  const chip = (page: Page) => page.getByRole('search').getByRole('group').first().getByRole('button').nth(1);
  const search = (page: Page) => page.getByRole('searchbox');
  const text = 'gibtesnicht';
  return {
    chip: {
      control: chip,
      async effect(page: Page) {
        await expect(chip(page)).toHaveAttribute('aria-pressed', 'true');
        await expect(page).toHaveURL(chips);
      },
    },
    search: {
      control: search,
      text,
      async effect(page: Page) {
        await expect(page.getByRole('heading', { name: nothing })).toBeVisible();
        await expect(search(page)).toHaveValue(text);
        await expect(page).toHaveURL((url) => url.searchParams.get('suche') === text);
      },
    },
    more: {
      control: button(/^Mehr anzeigen/),
      effect: (page: Page) => expect(page.getByRole('article').nth(PER_PAGE)).toBeVisible(),
    },
  };
};

const usesOf = (things: readonly unknown[], { chip, search, more }: ReturnType<typeof listOf>): Use[] => [
  ...(things.length > 0
    ? [click(chip), paste(search), key('Enter', chip), type(search), tap(chip), fillIn(search)]
    : []),
  ...(things.length > PER_PAGE ? [tap(more), key('Enter', more), click(more)] : []),
];

const view = {
  control: button('Kalenderansicht'),
  effect: (page: Page) => expect(page.getByRole('combobox', { name: 'Monat auswählen' })).toBeVisible(),
};

const tab = {
  control: (page: Page) => page.locator('#games-books .tab').last(),
  async effect(page: Page) {
    const chosen = page.locator('#games-books').getByRole('tab').last();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: (await chosen.textContent()) ?? '' })).toBeVisible();
  },
};

const question = (page: Page) => page.getByRole('group', { name: /^1\. / });
const answer = {
  control: (page: Page) => question(page).getByRole('radio').nth(1),
  async effect(page: Page) {
    await expect(question(page).getByRole('status')).toContainText(/Richtig/);
    await expect(question(page).getByRole('radio').nth(1)).toBeChecked();
  },
};

const readAloud = {
  control: button('Vorlesen'),
  async effect(page: Page) {
    await expect(page.locator('#artikel-text [data-sentence]').first()).toHaveAttribute('data-speaking', '');
    expect(await spoken(page)).toHaveLength(1);
  },
};
const pace = {
  control: (page: Page) => page.getByRole('combobox', { name: 'Tempo' }),
  async effect(page: Page) {
    await hydrated(page);
    await expect(page.getByRole('combobox', { name: 'Tempo' })).toHaveValue('0.8');
  },
};

const week = weekOf(today());
const board = {
  control: button(/^Hier lösen/),
  effect: (page: Page) => expect(page.getByRole('button', { name: 'Alles prüfen' })).toBeVisible(),
};

const search = {
  control: (page: Page) => page.getByRole('searchbox', { name: 'Suchwort' }),
  text: SEARCHED,
  async effect(page: Page) {
    await expect(page.getByRole('status').first()).toContainText(`„${SEARCHED}“`);
    await expect(page).toHaveURL((url) => url.pathname === '/suche/' && url.searchParams.get('q') === SEARCHED);
  },
};
/** Types a query and sends it by Enter or by the button. */
const ask = (words: string, send: (page: Page) => Promise<unknown>): Use => ({
  ...search,
  words,
  async act(field) {
    await field.fill(SEARCHED);
    await send(field.page());
  },
  async effect(page) {
    await search.effect(page);
    await expect(page.getByRole('status').first()).toBeFocused();
  },
});
const suchen = button('Suchen');

/** Every island of content pages. */
const ISLANDS: { island: string; path: string; uses: Use[] }[] = [
  {
    island: 'the list of events and its calendar',
    path: '/',
    uses: [
      ...usesOf(events, listOf(built.landing.events.empty.title, /\?kategorie=/)),
      ...(events.length > 0 ? [tap(view), key('Enter', view), click(view)] : []),
    ],
  },
  {
    island: 'the showcase of tips',
    path: '/',
    uses: built.books.length > 0 && built.games.length > 0 ? [click(tab), tap(tab), key('Enter', tab)] : [],
  },
  {
    island: 'the list of books',
    path: '/books/',
    uses: usesOf(built.books, listOf(built.lists.books.empty.title, TIPS)),
  },
  {
    island: 'the list of games',
    path: '/games/',
    uses: usesOf(built.games, listOf(built.lists.games.empty.title, TIPS)),
  },
  { island: 'the quiz', path: ARTICLE, uses: article ? [click(answer), key('Space', answer), tap(answer)] : [] },
  {
    island: 'reading aloud',
    path: ARTICLE,
    uses: article ? [click(readAloud), key('ArrowUp', pace), tap(readAloud), key('Enter', readAloud)] : [],
  },
  ...kindsIn(week)
    .slice(0, 1)
    .map((kind) => ({
      island: 'a puzzle',
      path: puzzlePath(week.name, kind),
      uses: [click(board), tap(board), key('Enter', board)],
    })),
  {
    island: 'the search',
    path: '/suche/',
    uses: [
      type(search),
      paste(search),
      ask('sent by Enter', (page) => page.keyboard.press('Enter')),
      ask('sent by mouse', (page) => suchen(page).click()),
      ask('sent by touch', (page) => suchen(page).tap()),
      fillIn(search),
    ],
  },
];

for (const { island, path, uses } of ISLANDS.filter(({ uses }) => uses.length > 0)) {
  test(`the first use of ${island} takes effect for every input method and loading time (R-FLT-7, R-PUZ-5)`, {
    tag: '@night',
  }, async ({ page }) => {
    await giveVoices(page, [{ lang: 'de-DE', localService: true, name: 'Anna' }]);
    await expectAllToTakeEffect(page, path, uses);
  });
}

if (article)
  test('a quiz answer is restored on the way back', { tag: '@night' }, async ({ page }) => {
    await page.goto(ARTICLE);
    await answer.control(page).check();
    await answer.effect(page);
    await page.goto('/agb/');
    await page.goBack();
    await answer.effect(page);
  });
