import { expect, type Page } from '@playwright/test';
import { today } from 'german/dates/day';
import { counted } from 'german/text';
import { formatMonth } from '@/lib/events/months';
import { PATHS } from '@/lib/paths';
import { typeValue } from '@/lib/tips/filter';
import type { Box } from '@/lib/words/card';
import { fileOf } from '@/lib/words/file';
import { ARTICLE, article, built, events as dated, near, SEARCHED, UNKNOWN_EVENT } from './built';

const [event] = dated;
const [book] = built.books;
const found = `#book-${near(built.books, 5)[0]?.id}`;

/** A state of a page: its path, a description, the steps to it, and the content it needs. */
type State = { path: string; state: string; reach: (page: Page) => Promise<void>; needs?: unknown };

const events = (page: Page) => page.locator('#events');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openCalendar(page: Page) {
  await button(page, 'Kalenderansicht').click();
  await expect(page.getByRole('combobox', { name: 'Monat auswählen' })).toBeVisible();
}

/** Provides a voice that starts to read and never ends, for devices without one. */
const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const voice = { lang: 'de-DE', localService: true, name: 'Anna', voiceURI: 'Anna' };
    const synthesis = { getVoices: () => [voice], speaking: true, speak: () => undefined, cancel: () => undefined };
    Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), synthesis) });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: class {} });
  });

/** A tip found by its address is marked for 2 seconds only; axe may take longer. */
const keepMark = (page: Page) =>
  page.addInitScript(() => {
    const set = window.setTimeout;
    const others = (run: TimerHandler, after?: number) => (after === 2000 ? 0 : set(run, after));
    window.setTimeout = others as typeof window.setTimeout;
  });

/** Stores dictionary words in „Mein Duda“, with some in every box. */
async function withWords(page: Page) {
  const cards = built.glossary.slice(0, 9).map(({ word, explanation }, at) => ({
    word,
    meaning: explanation,
    sentence: explanation,
    path: ARTICLE,
    box: ((at % 5) + 1) as Box,
    due: today(),
    seen: '' as const,
  }));
  const stamps = [{ kind: 'read' as const, path: ARTICLE, day: today() }];
  const name = 'duda-mein-duda';
  const text = fileOf({ cards, stamps });
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [name, text] as const);
  await page.reload();
}

const { games } = built.lists.scrapbook;

/** All states of all islands except those that tests/e2e/order-quality.spec.ts walks through. */
const ALL: State[] = [
  {
    path: '/agb/',
    state: 'menu open',
    reach: async (page) => {
      await button(page, 'Menü öffnen').click();
      await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    },
  },
  {
    path: `/?kategorie=${event?.category}#events`,
    state: 'events filtered',
    needs: event,
    reach: (page) =>
      expect(events(page).getByRole('status')).toHaveText(
        counted(
          dated.filter(({ category }) => category === event?.category).length,
          'Veranstaltung',
          'Veranstaltungen',
        ),
      ),
  },
  {
    path: '/?suche=gibtesnicht#events',
    state: 'no event found',
    needs: event,
    reach: (page) => expect(page.getByRole('heading', { name: 'Keine Veranstaltungen gefunden' })).toBeVisible(),
  },
  {
    path: '/#events',
    state: 'calendar with the events of a day',
    needs: event,
    reach: async (page) => {
      await openCalendar(page);
      await page
        .getByRole('combobox', { name: 'Monat auswählen' })
        .selectOption({ label: formatMonth(event?.first ?? today()) });
      // The calendar opens a month at its first event.
      await expect(page.getByRole('link', { name: /^Details/ }).first()).toBeVisible();
    },
  },
  {
    path: '/#events',
    state: 'calendar with no day chosen',
    needs: event,
    reach: async (page) => {
      await openCalendar(page);
      await page.getByRole('button', { name: /^Heute, / }).click();
      await expect(page.getByRole('heading', { name: 'Kein Tag ausgewählt' })).toBeVisible();
    },
  },
  {
    path: '/#events',
    state: 'calendar not loaded',
    needs: event,
    reach: async (page) => {
      await page.route('**/events.json', (route) => route.abort());
      await button(page, 'Kalenderansicht').click();
      await expect(events(page).getByRole('alert')).toBeVisible();
    },
  },
  {
    path: '/#games-books',
    state: 'games shown',
    needs: book && built.games[0],
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Spiele' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Spiele' })).toBeVisible();
    },
  },
  {
    path: `/books/?art=${typeValue(book?.genre ?? '')}`,
    state: 'books filtered',
    needs: book,
    reach: (page) => expect(button(page, book?.genre ?? '')).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    path: '/books/?suche=gibtesnicht',
    state: 'no book found',
    needs: book,
    reach: (page) => expect(page.getByRole('heading', { name: built.lists.books.empty.title })).toBeVisible(),
  },
  {
    path: `/books/${found}`,
    state: 'a book found by its address, its cover lost',
    needs: book,
    reach: async (page) => {
      await page.route('**/pictures/**', (route) => route.abort());
      await keepMark(page);
      await page.reload();
      await expect(page.locator(found)).toHaveAttribute('data-arrived');
      // At the top no content is behind the sticky bars, and axe reports partly covered targets as too small. A key
      // press counts as the reader's and ends the arrival at the book; scrolling by script may be corrected until then.
      await page.keyboard.press('Home');
      await page.waitForFunction(() => window.scrollY === 0);
    },
  },
  {
    path: ARTICLE,
    state: 'quiz answered, right and wrong',
    needs: article?.quiz,
    reach: async (page) => {
      const questions = page.getByRole('group', { name: /^\d\. / });
      for (const question of await questions.all()) await question.getByRole('radio').first().check();
      await expect(questions.last().getByRole('status')).not.toBeEmpty();
    },
  },
  {
    path: ARTICLE,
    state: 'a word explained',
    needs: article,
    reach: async (page) => {
      await page.locator('.term').first().click();
      await expect(page.locator('.explanation').first()).toBeVisible();
    },
  },
  {
    path: ARTICLE,
    state: 'a word remembered',
    needs: article,
    reach: async (page) => {
      await page.locator('.term').first().click();
      await page
        .getByRole('button', { name: /^Merken/ })
        .first()
        .click();
      await expect(page.getByText(built.lists.scrapbook.remember.done)).toBeVisible();
    },
  },
  {
    path: PATHS.scrapbook,
    state: 'all cards seen, one of them turned in a round',
    needs: built.glossary[0],
    reach: async (page) => {
      await withWords(page);
      await page.getByRole('button', { name: /^Stapel ansehen/ }).click();
      await button(page, 'Los geht’s').click();
      await button(page, 'Umdrehen').click();
      await expect(button(page, 'Wusste ich')).toBeVisible();
    },
  },
  ...[games.pairs, games.syllables, games.write].map(({ title }) => ({
    path: PATHS.scrapbook,
    state: `the game ${title}`,
    needs: built.glossary[0],
    reach: async (page: Page) => {
      await withWords(page);
      await button(page, title).click();
      await expect(page.getByRole('heading', { name: title })).toBeFocused();
    },
  })),
  {
    path: ARTICLE,
    state: 'read aloud',
    needs: article,
    reach: async (page) => {
      await giveVoice(page);
      await page.reload();
      await button(page, 'Vorlesen').click();
      await expect(page.locator('[data-speaking]')).toHaveCount(1);
    },
  },
  {
    path: '/vorteile/lesekompetenz/#faq-3',
    state: 'a question opened',
    reach: (page) => expect(page.locator('#faq-3')).toHaveAttribute('open', ''),
  },
  {
    path: `/suche/?q=${encodeURIComponent(SEARCHED)}`,
    state: 'search with hits',
    reach: (page) => expect(page.getByRole('status')).toHaveText(/Treffer/),
  },
  {
    path: '/suche/?q=xyzzyq',
    state: 'search without hits',
    reach: (page) => expect(page.getByRole('status')).toHaveText(/^Keine Treffer/),
  },
  {
    path: `/suche/?q=${encodeURIComponent(SEARCHED)}`,
    state: 'search not loaded',
    reach: async (page) => {
      await page.route('**/suche/index.json', (route) => route.abort());
      await page.reload();
      await expect(button(page, 'Noch einmal versuchen')).toBeVisible();
    },
  },
  {
    path: '/subscription/year/',
    state: 'scripts lost',
    reach: async (page) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Bestellen ohne JavaScript' })).toBeVisible();
    },
  },
  {
    path: '/kuendigen/',
    state: 'cancellation for a reason, to a date, with faults',
    reach: async (page) => {
      await page.getByRole('radio', { name: /^Außerordentliche/ }).press('Space');
      await page.getByRole('radio', { name: 'zu einem Datum' }).press('Space');
      await button(page, 'Jetzt kündigen').click();
      await expect(page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })).toBeFocused();
    },
  },
  ...[UNKNOWN_EVENT, '/news/x/', '/gibt/es/nicht/'].map((path) => ({
    path,
    state: 'not found',
    reach: (page: Page) => expect(page.getByRole('heading', { level: 1, name: /nicht gefunden/ })).toBeVisible(),
  })),
];

export const STATES = ALL.filter((state) => !('needs' in state) || state.needs);
