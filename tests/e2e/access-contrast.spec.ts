import { type Locator, type Page, test } from '@playwright/test';
import { addDays } from 'german/dates/arithmetic';
import { monthOf } from '@/lib/events/months';
import { expectNone, waitUntilHydrated } from './access-rules';
import { ARTICLE, built, DAY_BEFORE, events, morningOf } from './built';
import { namedDay } from './named-day';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Margin for a frame around a control, in pixels. */
const FRAME = 8;

/** A day of the first month shown, neither today nor one with events. */
const FREE =
  Array.from({ length: 28 }, (_, at) => addDays(monthOf(DAY_BEFORE), at)).find(
    (day) => day !== DAY_BEFORE && events.every(({ first, last }) => day < first || last < day),
  ) ?? DAY_BEFORE;

/** What can be selected on a page, with its locators. */
const CHOICES: Record<string, ((page: Page) => Locator)[]> = {
  '/': [
    (page) =>
      page.getByRole('button', {
        name: built.site.eventCategories[built.events[0]?.category ?? 'lesung'].many,
        exact: true,
      }),
    (page) => page.getByRole('tab', { name: 'Spiele' }),
    (page) => page.getByRole('button', { name: 'Kalenderansicht' }),
  ],
  '/?ansicht=kalender#events': [(page) => page.getByRole('button', { name: namedDay(FREE) })],
  '/books/': [(page) => page.getByRole('button', { name: built.books[0]?.genre ?? '', exact: true })],
  [ARTICLE]: [(page) => page.getByRole('group', { name: /^1\. / }).locator('label').nth(1)],
  '/subscription/trial/': [
    (page) => page.locator('label', { hasText: 'Frau' }),
    (page) => page.locator('label', { hasText: 'Ich stimme den AGB zu' }),
  ],
};

/** Screenshot of a target, with a margin for its frame. */
async function lookAt(page: Page, target: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: x - FRAME, y: y - FRAME, width: width + 2 * FRAME, height: height + 2 * FRAME };
  return (await page.screenshot({ clip })).toString('base64');
}

const leave = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());

for (const [path, choices] of Object.entries(CHOICES)) {
  test(`in a contrast mode a visitor sees on ${path} what is selected, where the focus is and where controls end (R-ACC-4)`, {
    tag: '@night',
  }, async ({ page }) => {
    await page.clock.setFixedTime(morningOf(DAY_BEFORE));
    await page.goto(path);
    await waitUntilHydrated(page);
    const found = await page.evaluate(withoutEdge);
    for (const choice of choices) {
      const target = choice(page);
      const name = await target.textContent();
      const before = await lookAt(page, target);
      await target.click();
      // Moves the focus away and back by keyboard, so the browser shows the focus ring.
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      const focused = await lookAt(page, target);
      await leave(page);
      const chosen = await lookAt(page, target);
      found.push(...(await target.evaluate(plates)).map((text) => `text on a plate of its own colour: ${text}`));
      if (chosen === before) found.push(`chosen looks the same: ${name}`);
      if (chosen === focused) found.push(`with the focus it looks the same: ${name}`);
    }
    expectNone('contrast', found);
  });
}

/** Runs in the page: fields and buttons without an edge once a contrast mode removes backgrounds and shadows. */
function withoutEdge(): string[] {
  return [
    ...document.querySelectorAll(
      'main .button:not([data-variant=quiet]), main .chip, main input, main select, main textarea',
    ),
  ]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map(
      (control) =>
        (control.matches('[type=radio], [type=checkbox]') && control.closest('label')?.querySelector('.mark')) ||
        control,
    )
    .filter(
      (control) =>
        Number.parseFloat(getComputedStyle(control).borderTopWidth) < 1 &&
        !control.matches('[type=radio], [type=checkbox]'),
    )
    .map(({ outerHTML }) => `no edge: ${outerHTML.slice(0, 120)}`);
}

/**
 * Runs in the page: text on Highlight without forced-color-adjust: none. The browser puts a backplate behind such text,
 * which makes it unreadable.
 */
function plates(control: Element): string[] {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.background = 'Highlight';
  const highlight = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const { backgroundColor, forcedColorAdjust } = getComputedStyle(control) as CSSStyleDeclaration & {
    forcedColorAdjust: string;
  };
  return backgroundColor === highlight && forcedColorAdjust !== 'none' ? [control.textContent ?? ''] : [];
}
