import { expect, test } from '@playwright/test';
import { addDays } from 'german/dates/arithmetic';
import { otherEvents, SHOWN_EVENTS } from '@/lib/events/others';
import { eventPath } from '@/lib/paths';
import { built, DAY_BEFORE, EVENT, events, eventsOn, morningOf } from './built';

for (const next of eventsOn(DAY_BEFORE).slice(0, 1)) {
  /** The event with most fields. */
  const [most = next] = [...events].sort((a, b) => Object.keys(b).length - Object.keys(a).length);

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(morningOf(DAY_BEFORE));
  });

  test('three other events are listed, the same category first and past ones last (R-EVT-12)', {
    tag: '@night',
  }, async ({ page }) => {
    const others = page.getByRole('complementary').getByRole('listitem');
    const last = eventsOn(DAY_BEFORE).at(-1) ?? next;
    for (const day of [DAY_BEFORE, addDays(next.last, 1)]) {
      const expected = otherEvents(last, events, day).slice(0, SHOWN_EVENTS);
      await page.clock.setFixedTime(morningOf(day));
      await page.goto(eventPath(last.id));
      await expect(others).toHaveCount(expected.length);
      const isAhead = expected.every((other) => other.last >= day);
      for (const { title } of isAhead ? expected : []) await expect(others.filter({ hasText: title })).toHaveCount(1);
      await expect(others.getByText('vorbei').filter({ visible: true })).toHaveCount(
        expected.filter((other) => other.last < day).length,
      );
    }
  });

  test('from the day after, the page says the event is over', { tag: '@night' }, async ({ page }) => {
    const mark = page.getByRole('article').getByText('vorbei');
    await page.goto(eventPath(next.id));
    await expect(mark).toBeHidden();
    await page.clock.setFixedTime(`${next.last}T21:30:00+01:00`);
    await page.reload();
    await expect(mark).toBeHidden();
    await page.clock.setFixedTime(`${addDays(next.last, 1)}T01:30:00+01:00`);
    await page.reload();
    await expect(mark).toBeVisible();
  });

  test('the back link leads to the events (R-EVT-14)', async ({ page }) => {
    await page.goto(EVENT);
    await page.getByRole('link', { name: 'Zurück zu den Veranstaltungen' }).click();
    await expect(page).toHaveURL('/#events');
    await expect(page.getByRole('heading', { name: built.landing.events.heading })).toBeInViewport();
  });

  test('without scripts the page is complete and in order (R-EVT-11)', { tag: '@night' }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(eventPath(most.id));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(most.description ?? most.location).first()).toBeVisible();
    await context.close();
  });
}
