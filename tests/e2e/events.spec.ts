import { expect, type Page, test } from '@playwright/test';

const WIDTHS = [
  { name: 'on a phone', width: 360, height: 780 },
  { name: 'on a desk', width: 1280, height: 900 },
] as const;

const section = (page: Page) => page.locator('#events');
const cards = (page: Page) => section(page).getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allTextContents();
const chip = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });
const search = (page: Page) => section(page).getByRole('searchbox', { name: 'Suche nach Titel, Ort oder Monat' });
const count = (page: Page) => section(page).getByRole('status');

for (const { name, ...viewport } of WIDTHS) {
  test.describe(name, () => {
    test.use({ viewport });

    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime('2026-11-21T10:00:00+01:00');
    });

    test('a family sees all events, the next one first, with everything it needs', async ({ page }) => {
      await page.goto('/#events');
      await expect(cards(page)).toHaveCount(8);
      await expect(count(page)).toHaveText('8 Veranstaltungen');
      const first = cards(page).first();
      await expect(first).toContainText('Winterlesung unter dem Leuchtstern');
      await expect(first).toContainText('Lesung');
      await expect(first).toContainText('12. & 13. Dezember 2026');
      await expect(first).toContainText('15:00 - 16:30 Uhr');
      await expect(first).toContainText('Kinderbücherei Sternschnuppe');
      await expect(first).toContainText('ab 6 Jahren');
      await expect(first.getByRole('img')).toHaveAttribute('alt', /leuchtenden Stern/);
      await expect(first.getByRole('link', { name: /^Mehr erfahren/ })).toHaveAttribute('href', '/event/1/');
      await expect(first.getByRole('link', { name: /^In den Kalender/ })).toHaveAttribute('href', '/event/1.ics');
      const maps = first.getByRole('link', { name: /^Maps →/ });
      await expect(maps).toHaveAttribute('target', '_blank');
      expect(new URL((await maps.getAttribute('href')) ?? '').searchParams.get('query')).toBe(
        'Venloer Straße, 50823 Köln',
      );
      await expect(first.getByText('vorbei')).toBeHidden();
    });

    test('descriptions end after three lines', async ({ page }) => {
      await page.goto('/#events');
      const lines = await cards(page)
        .locator('.description')
        .evaluateAll((all) =>
          all.map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))),
        );
      expect(Math.max(...lines)).toBeLessThanOrEqual(3);
    });

    test('chips and search narrow the list, the address tells, the back button goes back', async ({ page }) => {
      await page.goto('/#events');
      await chip(page, 'Workshops').click();
      await expect(page).toHaveURL('/?kategorie=workshop#events');
      await expect(chip(page, 'Workshops')).toHaveAttribute('aria-pressed', 'true');
      await expect(count(page)).toHaveText('2 Veranstaltungen');
      await chip(page, 'Ausflüge').click();
      await expect(count(page)).toHaveText('2 Veranstaltungen');
      await search(page).fill('brueck');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText('Bachexpedition');
      await expect(page).toHaveURL('/?kategorie=ausflug&suche=brueck#events');
      await page.goBack();
      await expect(page).toHaveURL('/?kategorie=workshop#events');
      await expect(search(page)).toHaveValue('');
      await expect(cards(page)).toHaveCount(2);
      await page.goBack();
      await expect(cards(page)).toHaveCount(8);
    });

    test('whoever looks for a town, a part of it, a month or a word of the text finds it, and comes back to it', async ({
      page,
    }) => {
      await page.goto('/#events');
      await search(page).fill('Köln');
      await expect(count(page)).toHaveText('8 Veranstaltungen');
      for (const [text, found] of [
        ['Nippes', 'Roboterwerkstatt'],
        ['Dezmber', 'Winterlesung'],
        ['Schlagzeile', 'Druckwerkstatt'],
      ] as const) {
        await search(page).fill(text);
        await expect(count(page)).toHaveText('1 Veranstaltung');
        await expect(cards(page)).toContainText(found);
      }
      await expect(page).toHaveURL('/?suche=Schlagzeile#events');
      await cards(page)
        .getByRole('link', { name: /^Mehr erfahren/ })
        .click();
      await page.getByRole('link', { name: 'Zurück zu den Veranstaltungen' }).click();
      await expect(search(page)).toHaveValue('Schlagzeile');
      await expect(count(page)).toHaveText('1 Veranstaltung');
    });

    test('a shared address opens at the events with its filter', async ({ page }) => {
      await page.goto('/?kategorie=lesung&suche=nachteule#events');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText('Lesenacht im Schlafsack');
      await expect(section(page)).toBeInViewport();
    });

    test('an empty list says so and one button brings all back', async ({ page }) => {
      await page.goto('/#events');
      await chip(page, 'Theater').click();
      await search(page).fill('xyz');
      await expect(section(page).getByRole('heading', { name: 'Keine Veranstaltungen gefunden' })).toBeVisible();
      await expect(
        section(page).getByText(
          'Es wurden keine Veranstaltungen mit deinen Suchkriterien gefunden. Bitte versuche es mit anderen Suchbegriffen oder Kategorien.',
        ),
      ).toBeVisible();
      await section(page).getByRole('button', { name: 'Alle Veranstaltungen anzeigen' }).click();
      await expect(cards(page)).toHaveCount(8);
      await expect(search(page)).toHaveValue('');
      await expect(chip(page, 'Alle Veranstaltungen')).toHaveAttribute('aria-pressed', 'true');
    });

    test('by keyboard alone one filters and opens an event', async ({ page }) => {
      await page.goto('/');
      await chip(page, 'Alle Veranstaltungen').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(chip(page, 'Workshops')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(cards(page)).toHaveCount(2);
      await search(page).focus();
      await page.keyboard.type('roboter');
      await expect(cards(page)).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(cards(page).getByRole('link', { name: /^Maps/ })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/event/2/');
    });

    test('on New Year’s Eve what was in December is over and comes last', async ({ page }) => {
      await page.clock.setFixedTime('2026-12-31T23:30:00+01:00');
      await page.goto('/#events');
      await expect(cards(page).last()).toContainText('Winterlesung');
      await expect(cards(page).last().getByText('vorbei')).toBeVisible();
      await expect(cards(page).first()).toContainText('Roboterwerkstatt');
      await expect(cards(page).first().getByText('vorbei')).toBeHidden();
    });

    test('in 2029 everything is over, the latest first', async ({ page }) => {
      await page.clock.setFixedTime('2029-02-01T10:00:00+01:00');
      await page.goto('/#events');
      await expect(cards(page).first()).toContainText('Bachexpedition');
      await expect(section(page).getByText('vorbei', { exact: true }).filter({ visible: true })).toHaveCount(8);
      expect((await titles(page)).at(-1)).toContain('Winterlesung');
    });
  });
}

test('without script all events are there to read, and no control that does nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(cards(page)).toHaveCount(8);
  await expect(cards(page).first()).toContainText('Draußen wird es früh dunkel');
  await expect(section(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(section(page).getByRole('searchbox')).toBeHidden();
  await context.close();
});

test('calendar files come as calendars: one event, and all', async ({ request }) => {
  for (const [path, entries] of [
    ['/event/6.ics', 1],
    ['/events.ics', 8],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toContain('text/calendar');
    expect((await answer.text()).match(/BEGIN:VEVENT/g)).toHaveLength(entries);
  }
});
