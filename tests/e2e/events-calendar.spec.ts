import { expect, type Page, test } from '@playwright/test';
import { addDays } from 'german/dates/arithmetic';
import { type Day, today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { counted } from 'german/text';
import { LOADING_EVENT } from '@/lib/events/feed';
import { formatMonth, monthOf } from '@/lib/events/months';
import { eventPath } from '@/lib/paths';
import { byNightUnless } from '../thorough';
import { holdRequests } from './arrivals';
import { DAY_BEFORE, type DatedEvent, events, eventsOn, morningOf } from './built';
import { goBack } from './history';
import { namedDay } from './named-day';

const [next] = eventsOn(DAY_BEFORE) as [DatedEvent];
const opening = (first: Day) => events.filter((event) => event.first === first);
/** A day’s button name in the calendar, with the number of events that start on it. */
const named = (at: Day) => {
  const count = opening(at).length;
  const told = count > 0 ? `, ${counted(count, 'Veranstaltung', 'Veranstaltungen')}` : '';
  return namedDay(at, `( ausgewählt)?${told}$`);
};

const section = (page: Page) => page.locator('#events');
const months = (page: Page) => section(page).getByRole('combobox', { name: 'Monat auswählen' });
const day = (page: Page, name: RegExp) => section(page).getByRole('button', { name });
const panel = (page: Page, name: string) => section(page).getByRole('heading', { name, exact: true });

async function open(page: Page, now: string) {
  await page.clock.setFixedTime(now);
  await page.goto('/#events');
  await section(page).getByRole('button', { name: 'Kalenderansicht' }).click();
  await expect(months(page)).toBeVisible();
}

const WIDTHS = [
  { name: 'on a phone', width: 360, height: 780 },
  { name: 'on a desktop', width: 1280, height: 900 },
] as const;

for (const { name, ...viewport } of events.length > 0 ? WIDTHS : []) {
  test.describe(name, byNightUnless(name === 'on a desktop'), () => {
    test.use({ viewport });

    test('the whole month is in view once the calendar opens (R-EVT-6)', async ({ page }) => {
      await page.setViewportSize({ ...viewport, height: 720 });
      await open(page, morningOf(DAY_BEFORE));
      // Scrolling ends on a whole pixel, the calendar where its letters put it.
      await expect(section(page).locator('.wall')).toBeInViewport({ ratio: 0.995 });
    });

    test('the list is the default, and each view is a history entry (R-EVT-2)', async ({ page }) => {
      await open(page, morningOf(DAY_BEFORE));
      await expect(page).toHaveURL('/?ansicht=kalender#events');
      await expect(section(page).getByRole('article').first()).toBeHidden();
      await page.goBack();
      await expect(section(page).getByRole('article').first()).toBeVisible();
      await expect(section(page).getByRole('button', { name: 'Listenansicht' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.goForward();
      await expect(months(page)).toBeVisible();
      await section(page).getByRole('button', { name: 'Listenansicht' }).click();
      await expect(months(page)).toBeHidden();
    });

    test('a visitor who comes back from an event finds the same view, month and day (R-EVT-14)', async ({ page }) => {
      await open(page, morningOf(DAY_BEFORE));
      const { first } = eventsOn(DAY_BEFORE).find((event) => monthOf(event.first) !== monthOf(DAY_BEFORE)) ?? next;
      await months(page).selectOption({ label: formatMonth(first) });
      await expect(panel(page, `Veranstaltungen am ${formatDay(first)}`)).toBeVisible();
      const lines = await section(page)
        .locator('.day-panel .description')
        .evaluateAll((all) =>
          all.map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))),
        );
      expect(Math.max(0, ...lines)).toBeLessThanOrEqual(2);
      for (const back of [() => goBack(page), () => page.getByRole('link', { name: 'Zurück zu den Verans' }).click()]) {
        await section(page)
          .getByRole('link', { name: /^Details/ })
          .first()
          .click();
        await expect(page).toHaveURL(eventPath(opening(first)[0]?.id ?? 0));
        await back();
        await expect(months(page)).toHaveValue(monthOf(first));
        await expect(panel(page, `Veranstaltungen am ${formatDay(first)}`)).toBeVisible();
        await expect(section(page)).toBeInViewport();
      }
    });
  });
}

test('a calendar that fails to load says so, a retry that it is loading (R-EVT-13)', async ({ page }) => {
  const { letGo } = await holdRequests(page, '**/events.json');
  await page.route('**/events.json', (route) => route.abort(), { times: 1 });
  await page.goto('/?ansicht=kalender#events');
  await expect(section(page).getByRole('alert')).toContainText('konnte nicht geladen werden');
  await section(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(section(page).getByText(LOADING_EVENT)).toBeVisible();
  letGo();
  await expect(months(page)).toBeVisible();
  await expect(section(page).getByText(LOADING_EVENT)).toBeHidden();
});

if (events.length > 0) {
  test('without the back/forward cache the calendar, its day and the scroll position are restored (R-FLT-9)', {
    tag: '@night',
  }, async ({ page }) => {
    // A fake clock would hide the navigation type.
    const tomorrow = addDays(today(), 1);
    const address = `/?ansicht=kalender&tag=${tomorrow}#events`;
    await page.goto(address);
    await expect(day(page, named(tomorrow))).toHaveAttribute('aria-label', / ausgewählt/);
    await page.getByRole('link', { name: 'Alle Neuigkeiten lesen' }).click();
    await expect(page).toHaveURL('/news/');
    await goBack(page);
    await expect(page).toHaveURL(address);
    await expect(day(page, named(tomorrow))).toHaveAttribute('aria-label', / ausgewählt/);
    await expect(page.locator('#news')).toBeInViewport();
    await expect(page.locator('#events > :first-child')).not.toBeInViewport();
  });
}
