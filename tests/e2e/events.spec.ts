import { expect, type Page, test } from '@playwright/test';
import { today } from 'german/dates/day';
import { counted } from 'german/text';
import { PER_PAGE } from '@/lib/pages/paged';
import { eventPath } from '@/lib/paths';
import { SPEC_TEXTS } from '../spec-texts';
import { byNightUnless } from '../thorough';
import { built, DAY_AFTER, DAY_BEFORE, type DatedEvent, events, eventsFor, eventsOn, morningOf } from './built';
import { tabTo } from './order-steps';

const [next] = eventsOn(DAY_BEFORE) as [DatedEvent];
const { eventCategories } = built.site;
const inAll = (count: number) => counted(count, 'Veranstaltung', 'Veranstaltungen');
/** Number of cards a list of this length shows at first. */
const shown = (count: number) => Math.min(count, PER_PAGE);
const ofCategory = (category: string) => events.filter((event) => event.category === category);
/** The two categories with most events. */
const [one, other] = Object.keys(eventCategories).sort((a, b) => ofCategory(b).length - ofCategory(a).length) as [
  keyof typeof eventCategories,
  keyof typeof eventCategories,
];
/** A word that only this event’s title contains. */
const wordOf = (event: DatedEvent) =>
  event.title.match(/\p{L}{5,}/gu)?.find((word) => eventsFor(word).length === 1) ?? event.title;

const WIDTHS = [
  { name: 'on a phone', width: 360, height: 780 },
  { name: 'on a desktop', width: 1280, height: 900 },
] as const;

const section = (page: Page) => page.locator('#events');
const cards = (page: Page) => section(page).getByRole('article');
const chip = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });
const search = (page: Page) => section(page).getByRole('searchbox', { name: 'Suche nach Titel, Ort oder Monat' });
const count = (page: Page) => section(page).getByRole('status');

for (const { name, ...viewport } of events.length > 0 ? WIDTHS : []) {
  test.describe(name, byNightUnless(name === 'on a phone'), () => {
    test.use({ viewport });

    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime(morningOf(DAY_BEFORE));
    });

    test('a family sees all events, the next one first, with descriptions of three lines (R-EVT-3)', async ({
      page,
    }) => {
      await page.goto('/#events');
      await expect(cards(page)).toHaveCount(shown(events.length));
      await expect(count(page)).toHaveText(inAll(events.length));
      await expect(cards(page).first()).toContainText(next.title);
      await expect(cards(page).first().getByText('vorbei')).toBeHidden();
      const lines = await cards(page)
        .locator('.description')
        .evaluateAll((all) =>
          all.map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))),
        );
      expect(Math.max(...lines)).toBeLessThanOrEqual(3);
    });

    test('chips and search filter the list, the URL follows, and the back button undoes it (R-EVT-4)', async ({
      page,
    }) => {
      await page.goto('/#events');
      await chip(page, eventCategories[one].many).click();
      await expect(page).toHaveURL(`/?kategorie=${one}#events`);
      await expect(chip(page, eventCategories[one].many)).toHaveAttribute('aria-pressed', 'true');
      await expect(count(page)).toHaveText(inAll(ofCategory(one).length));
      await chip(page, eventCategories[other].many).click();
      const [wanted = next] = ofCategory(other);
      if (ofCategory(other).length > 0) await expect(count(page)).toHaveText(inAll(ofCategory(other).length));
      else await expect(section(page).getByRole('heading', { name: SPEC_TEXTS.noEvents })).toBeVisible();
      const found = eventsFor(wanted.title).filter(({ category }) => category === other);
      await search(page).fill(wanted.title);
      await expect(count(page)).toHaveText(inAll(found.length));
      await expect(cards(page).filter({ hasText: wanted.title }).first()).toBeVisible();
      await expect(page).toHaveURL((url) => url.searchParams.get('suche') === wanted.title);
      await expect(page).toHaveURL((url) => url.searchParams.get('kategorie') === other && url.hash === '#events');
      await page.goBack();
      await expect(page).toHaveURL(`/?kategorie=${one}#events`);
      await expect(search(page)).toHaveValue('');
      await expect(cards(page)).toHaveCount(shown(ofCategory(one).length));
      await page.goBack();
      await expect(cards(page)).toHaveCount(shown(events.length));
    });

    test('a keyboard user filters and opens an event', async ({ page }) => {
      await page.goto('/');
      await chip(page, 'Alle Veranstaltungen').focus();
      await tabTo(page, chip(page, eventCategories[one].many));
      await page.keyboard.press('Space');
      await expect(cards(page)).toHaveCount(shown(ofCategory(one).length));
      const [wanted] = eventsOn(DAY_BEFORE).filter(({ category }) => category === one) as [DatedEvent];
      const word = wordOf(wanted);
      await search(page).focus();
      await page.keyboard.type(word);
      await expect(count(page)).toHaveText(inAll(eventsFor(word).filter(({ category }) => category === one).length));
      await page.keyboard.press('Tab');
      await expect(cards(page).first().getByRole('link', { name: /^Maps/ })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(eventPath(wanted.id));
    });

    test('once all events are over, the latest comes first, in the calendar’s table too', { tag: '@night' }, async ({
      page,
    }) => {
      const arranged = eventsOn(DAY_AFTER);
      await page.clock.setFixedTime(morningOf(DAY_AFTER));
      await page.goto('/#events');
      await expect(cards(page).first()).toContainText(arranged[0]?.title ?? '');
      await expect(section(page).getByText('vorbei', { exact: true }).filter({ visible: true })).toHaveCount(
        shown(events.length),
      );
      await expect(cards(page).nth(shown(events.length) - 1)).toContainText(
        arranged[shown(events.length) - 1]?.title ?? '',
      );
      await chip(page, 'Kalenderansicht').click();
      const rows = section(page).getByRole('table', { name: 'Kommende Veranstaltungen' }).getByRole('row');
      await expect(rows.nth(1)).toContainText(arranged[0]?.title ?? '');
      await expect(rows.getByText('vorbei').filter({ visible: true })).toHaveCount(Math.min(events.length, 5));
    });
  });
}

test('without scripts all events are readable, and no dead control is shown', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(cards(page)).toHaveCount(shown(events.length));
  for (const { title } of eventsOn(today()).slice(0, shown(events.length)))
    await expect(cards(page).filter({ hasText: title }).first()).toBeVisible();
  await expect(section(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(section(page).getByRole('searchbox')).toBeHidden();
  await context.close();
});
