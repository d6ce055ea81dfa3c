import { expect, type Page, test } from '@playwright/test';
import { addDays, addMonths, daysBetween } from 'german/dates/arithmetic';
import { type Day, today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { counted } from 'german/text';
import { LOADING_EVENT } from '@/lib/events/feed';
import { calendarRange, formatMonth, monthOf } from '@/lib/events/months';
import { eventPath } from '@/lib/paths';
import { SPEC_TEXTS } from '../spec-texts';
import { byNightUnless } from '../thorough';
import { DAY_AFTER, DAY_BEFORE, type DatedEvent, events, eventsOn, morningOf } from './built';
import { goBack } from './history';
import { namedDay } from './named-day';
import { openSettled } from './settled';

const [next] = eventsOn(DAY_BEFORE) as [DatedEvent];
const opening = (first: Day) => events.filter((event) => event.first === first);
/** A day’s button name in the calendar, with the number of events that start on it. */
const named = (at: Day) => {
  const count = opening(at).length;
  const told = count > 0 ? `, ${counted(count, 'Veranstaltung', 'Veranstaltungen')}` : '';
  return namedDay(at, `( ausgewählt)?${told}$`);
};
/** A day without events, in the month of the next event. */
const emptyDay = Array.from({ length: 28 }, (_, at) => addDays(monthOf(next?.first ?? DAY_BEFORE), at)).find(
  (at) => at > DAY_BEFORE && events.every(({ first, last }) => at < first || last < at),
);
const ROWS = Math.min(events.length, 5);

const section = (page: Page) => page.locator('#events');
const months = (page: Page) => section(page).getByRole('combobox', { name: 'Monat auswählen' });
const day = (page: Page, name: RegExp) => section(page).getByRole('button', { name });
const panel = (page: Page, name: string) => section(page).getByRole('heading', { name, exact: true });
const rows = (page: Page) => section(page).getByRole('table', { name: 'Kommende Veranstaltungen' }).getByRole('row');

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

    test('today is selected; an event day lists its events; a second click deselects it (R-EVT-7)', async ({
      page,
    }) => {
      await open(page, morningOf(DAY_BEFORE));
      await expect(months(page)).toHaveValue(monthOf(DAY_BEFORE));
      await expect(panel(page, `Veranstaltungen am ${formatDay(DAY_BEFORE)}`)).toBeVisible();
      await expect(section(page).getByText(SPEC_TEXTS.noEventsThatDay)).toBeVisible();
      await expect(section(page).getByText(SPEC_TEXTS.anotherDay)).toBeVisible();
      await months(page).selectOption({ label: formatMonth(next.first) });
      if (emptyDay) {
        await day(page, named(emptyDay)).click();
        await expect(section(page).getByText(SPEC_TEXTS.noEventsThatDay)).toBeVisible();
        await day(page, named(next.first)).click();
      }
      await expect(panel(page, `Veranstaltungen am ${formatDay(next.first)}`)).toBeVisible();
      await expect(
        section(page)
          .getByRole('link', { name: /^Details/ })
          .first(),
      ).toHaveAttribute('href', eventPath(opening(next.first)[0]?.id ?? 0));
      const lines = await section(page)
        .locator('.day-panel .description')
        .evaluateAll((all) =>
          all.map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))),
        );
      expect(Math.max(0, ...lines)).toBeLessThanOrEqual(2);
      await day(page, named(next.first)).click();
      await expect(panel(page, 'Kein Tag ausgewählt')).toBeVisible();
      await expect(section(page).locator('td[aria-selected=true]')).toHaveCount(0);
    });

    test('a visitor who comes back from an event finds the same view, month and day', async ({ page }) => {
      await open(page, morningOf(DAY_BEFORE));
      const { first } = eventsOn(DAY_BEFORE).find((event) => monthOf(event.first) !== monthOf(DAY_BEFORE)) ?? next;
      await months(page).selectOption({ label: formatMonth(first) });
      await expect(panel(page, `Veranstaltungen am ${formatDay(first)}`)).toBeVisible();
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

    test('a keyboard user moves into the next month, selects and deselects', { tag: '@night' }, async ({ page }) => {
      // From the last day of the previous month, some weeks down and some days right.
      const eve = addDays(monthOf(next.first), -1);
      const way = daysBetween(eve, next.first) - 1;
      await open(page, morningOf(eve));
      await day(page, /^Heute, /).focus();
      await page.keyboard.press('ArrowRight');
      await expect(months(page)).toHaveValue(monthOf(next.first));
      for (let week = 0; week < Math.floor(way / 7); week += 1) await page.keyboard.press('ArrowDown');
      for (let step = 0; step < way % 7; step += 1) await page.keyboard.press('ArrowRight');
      await expect(day(page, named(next.first))).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel(page, `Veranstaltungen am ${formatDay(next.first)}`)).toBeVisible();
      await page.keyboard.press('Space');
      await expect(panel(page, 'Kein Tag ausgewählt')).toBeVisible();
    });

    test('arrows and dropdown stay in sync and stop at the ends of the range', { tag: '@night' }, async ({ page }) => {
      await open(page, morningOf(DAY_BEFORE));
      await expect(section(page).getByRole('button', { name: 'Vorheriger Monat' })).toBeDisabled();
      await section(page).getByRole('button', { name: 'Nächster Monat' }).click();
      await expect(months(page)).toHaveValue(addMonths(monthOf(DAY_BEFORE), 1));
      const { last: end } = calendarRange(events, DAY_BEFORE);
      await months(page).selectOption({ label: formatMonth(end) });
      await expect(section(page).getByRole('button', { name: 'Nächster Monat' })).toBeDisabled();
      // The name of the last day that can be selected says so.
      const dated = (at: Day) => namedDay(at);
      await expect(day(page, dated(end))).toBeEnabled();
      const beyond = addDays(end, 1);
      if (monthOf(beyond) === monthOf(end)) await expect(day(page, dated(beyond))).toBeDisabled();
    });

    test('the table shows the next five events, or the last five once all are over', { tag: '@night' }, async ({
      page,
    }) => {
      await open(page, morningOf(DAY_BEFORE));
      await expect(rows(page)).toHaveCount(ROWS + 1);
      await expect(rows(page).nth(1)).toContainText(next.title);
      await expect(
        rows(page)
          .nth(1)
          .getByRole('link', { name: /^Ansehen/ }),
      ).toHaveAttribute('href', eventPath(next.id));
      await open(page, morningOf(DAY_AFTER));
      await expect(rows(page)).toHaveCount(ROWS + 1);
      await expect(rows(page).nth(1)).toContainText(eventsOn(DAY_AFTER)[0]?.title ?? '');
      await expect(rows(page).getByText('vorbei').filter({ visible: true })).toHaveCount(ROWS);
    });
  });
}

test('a shared URL opens the calendar', { tag: '@night' }, async ({ page }) => {
  await page.goto('/?ansicht=kalender#events');
  await expect(months(page)).toBeVisible();
});

test('the calendar says that it is loading while the events’ details are fetched (R-EVT-13)', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/events.json', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/?ansicht=kalender#events');
  await expect(section(page).getByText(LOADING_EVENT)).toBeVisible();
  answer();
  await expect(months(page)).toBeVisible();
  await expect(section(page).getByText(LOADING_EVENT)).toBeHidden();
});

test('a calendar that fails to load says so, and a retry loads it', async ({ page }) => {
  await page.route('**/events.json', (route) => route.abort(), { times: 1 });
  await page.goto('/#events');
  await section(page).getByRole('button', { name: 'Kalenderansicht' }).click();
  await expect(section(page).getByRole('alert')).toContainText('konnte nicht geladen werden');
  await section(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(months(page)).toBeVisible();
});

test('the calendar’s script is loaded only on request', { tag: '@night' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()));
  await openSettled(page, '/#events');
  const before = scripts.length;
  await section(page).getByRole('button', { name: 'Kalenderansicht' }).click();
  await expect(months(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
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
