import { expect, type Page, test } from '@playwright/test';
import { addDays } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { counted } from 'german/text';
import { PER_PAGE } from '@/lib/pages/paged';
import { eventPath, icsPath } from '@/lib/paths';
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

    test('a family sees all events, the next one first, with all details (R-EVT-3, R-LOOK-4)', async ({ page }) => {
      await page.goto('/#events');
      await expect(cards(page)).toHaveCount(shown(events.length));
      await expect(count(page)).toHaveText(inAll(events.length));
      const first = cards(page).first();
      const { title, date, time, location, ageRecommendation, fullAddress, category, id, image } = next;
      await expect(first).toContainText(eventCategories[category].one);
      for (const text of [title, date.text, time.text, location, ageRecommendation?.text ?? ''])
        await expect(first).toContainText(text);
      await expect(first.getByRole('img')).toHaveAttribute('alt', image.alt);
      await expect(first.getByRole('link', { name: /^Mehr erfahren/ })).toHaveAttribute('href', eventPath(id));
      await expect(first.getByRole('link', { name: /^In den Kalender/ })).toHaveAttribute('href', icsPath(id));
      const maps = first.getByRole('link', { name: /^Maps →/ });
      await expect(maps).toHaveAttribute('target', '_blank');
      expect(new URL((await maps.getAttribute('href')) ?? '').searchParams.get('query')).toBe(
        fullAddress?.text ?? location,
      );
      await expect(first.getByText('vorbei')).toBeHidden();
    });

    test('descriptions are cut after three lines (R-EVT-3)', { tag: '@night' }, async ({ page }) => {
      await page.goto('/#events');
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

    test('a search for a town, a district, a month or a word finds events, and is kept on the way back', async ({
      page,
    }) => {
      await page.goto('/#events');
      const { location, district, date, description, title } = next;
      const month = /\p{L}{3,}/u.exec(date.text)?.[0] ?? '';
      const long = description?.match(/\p{L}+/gu)?.reduce((best, word) => (word.length > best.length ? word : best));
      const typed = [location, district, month, long].filter((text) => text !== undefined);
      for (const text of typed) {
        await search(page).fill(text);
        await expect(count(page)).toHaveText(inAll(eventsFor(text).length));
        await expect(cards(page).filter({ hasText: title }).first()).toBeVisible();
      }
      const last = typed.at(-1) ?? '';
      await expect(page).toHaveURL((url) => url.searchParams.get('suche') === last && url.hash === '#events');
      await cards(page)
        .getByRole('link', { name: /^Mehr erfahren/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'Zurück zu den Veranstaltungen' }).click();
      await expect(search(page)).toHaveValue(last);
      await expect(count(page)).toHaveText(inAll(eventsFor(last).length));
    });

    test('a shared URL opens the filtered events', async ({ page }) => {
      const word = wordOf(next);
      await page.goto(`/?kategorie=${next.category}&suche=${encodeURIComponent(word.toLowerCase())}#events`);
      const found = eventsFor(word).filter(({ category }) => category === next.category);
      await expect(count(page)).toHaveText(inAll(found.length));
      await expect(cards(page).first()).toContainText(next.title);
      await expect(section(page)).toBeInViewport();
    });

    test('an empty result says so, and one button resets the filter (R-EVT-5)', async ({ page }) => {
      await page.goto('/#events');
      await chip(page, eventCategories[one].many).click();
      await search(page).fill('xyzzyq');
      await expect(section(page).getByRole('heading', { name: SPEC_TEXTS.noEvents })).toBeVisible();
      await expect(section(page).getByText(SPEC_TEXTS.noEventsWhy)).toBeVisible();
      await section(page).getByRole('button', { name: 'Alle Veranstaltungen anzeigen' }).click();
      await expect(cards(page)).toHaveCount(shown(events.length));
      await expect(search(page)).toHaveValue('');
      await expect(chip(page, 'Alle Veranstaltungen')).toHaveAttribute('aria-pressed', 'true');
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

    test('from the day after, an event is marked as over and comes after upcoming ones', { tag: '@night' }, async ({
      page,
    }) => {
      const after = addDays(next.last, 1);
      const arranged = eventsOn(after);
      await page.clock.setFixedTime(`${after}T21:30:00+01:00`);
      await page.goto('/#events');
      await expect(cards(page).first()).toContainText(arranged[0]?.title ?? '');
      await expect(cards(page).first().getByText('vorbei')).toBeVisible({ visible: (arranged[0]?.last ?? '') < after });
      if (events.length > PER_PAGE) return;
      await expect(cards(page).last()).toContainText(arranged.at(-1)?.title ?? '');
      await expect(cards(page).last().getByText('vorbei')).toBeVisible();
    });

    test('once all events are over, the latest comes first', { tag: '@night' }, async ({ page }) => {
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
