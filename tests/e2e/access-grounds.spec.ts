import { expect, type Page, test } from '@playwright/test';
import { CHOICES, KEY } from '@/lib/aids/settings';
import { PATHS } from '@/lib/pages/paths';
import { themes } from '@/lib/title/title';
import { expectNone, layOn, textsTooFaint } from './access-rules';
import { ARTICLE } from './built';

const { CONTRAST, CONTRAST_NIGHT, CREAM, DAY, MINT, NIGHT } = themes;

test.use({ viewport: { width: 360, height: 800 } });

for (const path of [PATHS.landing, ARTICLE]) {
  test(`whoever reads ${path} on other paper by day can read all of it`, { tag: '@night' }, async ({ page }) => {
    await page.goto(path);
    expectNone('contrast', await textsTooFaint(page, ['on mint', 'on cream', 'in high contrast']));
  });
}

/** What the page and its text have as colours, and what the browser's own controls take after. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    return { ground: backgroundColor, ink: getComputedStyle(document.body).color, colorScheme };
  });

/** As browsers tell a colour: rgb('#1A1433') → 'rgb(26, 20, 51)' */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const { ink, paper } = DAY.color;
const day = { ground: rgb(paper), ink: rgb(ink) };
const night = { ground: rgb(NIGHT.color.paper), ink: rgb(NIGHT.color.ink) };
const either = 'light dark';

const CASES: [string, Parameters<typeof layOn>[1], Awaited<ReturnType<typeof look>>][] = [
  ['a device by day gets paper', { device: 'light' }, { ...day, colorScheme: either }],
  ['a device at night gets the dark', { device: 'dark' }, { ...night, colorScheme: either }],
  ['paper stays paper at night', { device: 'dark', chosen: 'paper' }, { ...day, colorScheme: 'light' }],
  ['the dark stays dark by day', { device: 'light', chosen: 'dark' }, { ...night, colorScheme: 'dark' }],
  [
    'cream stays cream',
    { device: 'dark', chosen: 'cream' },
    { ...day, ground: rgb(CREAM.color.paper), colorScheme: 'light' },
  ],
  [
    'mint stays mint',
    { device: 'dark', chosen: 'mint' },
    { ...day, ground: rgb(MINT.color.paper), colorScheme: 'light' },
  ],
  [
    'cream is chosen over the contrast a device asks for',
    { device: 'light', contrast: 'more', chosen: 'cream' },
    { ...day, ground: rgb(CREAM.color.paper), colorScheme: 'light' },
  ],
  [
    'a device that asks for contrast gets black on white',
    { device: 'light', contrast: 'more' },
    { ground: rgb(CONTRAST.color.paper), ink: rgb(CONTRAST.color.ink), colorScheme: either },
  ],
  [
    'chosen at night, high contrast is white on black',
    { device: 'dark', chosen: 'contrast' },
    { ground: rgb(CONTRAST_NIGHT.color.paper), ink: rgb(CONTRAST_NIGHT.color.ink), colorScheme: either },
  ],
];

test('device and reader have the ground they ask for, the reader first (R-DARK-1)', async ({ page }) => {
  await page.goto(PATHS.kept);
  for (const [what, ground, expected] of CASES) {
    await layOn(page, ground);
    expect(await look(page), what).toEqual(expected);
  }
});

test('whoever prints at night gets ink on white (R-DARK-3)', async ({ page }) => {
  await page.goto(PATHS.landing);
  for (const chosen of [undefined, 'dark', 'contrast']) {
    await layOn(page, { device: 'dark', ...(chosen && { chosen }) });
    await page.emulateMedia({ media: 'print' });
    const { ground, ...rest } = await look(page);
    expect(rest).toEqual({ ink: rgb(ink), colorScheme: 'light' });
    expect(ground).toBe('rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the browser’s own bars have the colour of the page by day and at night, on every ground a reader chooses (R-DARK-4)', async ({
  page,
}) => {
  await page.goto(PATHS.landing);
  const bars = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content ?? '',
    );
  for (const device of ['light', 'dark'] as const)
    for (const chosen of [undefined, ...CHOICES.ground, undefined]) {
      await layOn(page, { device, ...(chosen && { chosen }) });
      const { ground } = await look(page);
      await expect.poll(async () => rgb(await bars()), `${device}, ${chosen}`).toBe(ground);
    }
});

test('the browser’s own bars have the chosen ground before the page is painted (R-DARK-4)', async ({ page }) => {
  await page.goto(PATHS.landing);
  await page.evaluate((key) => localStorage.setItem(key, JSON.stringify({ ground: 'mint' })), KEY);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { early: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => (window as unknown as { early: string }).early)).toBe(MINT.color.paper);
});

test('with forced colours the night changes none of them (R-DARK-4)', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(PATHS.landing);
  const { ground, ink: text } = await look(page);
  const system = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.cssText = 'background: Canvas; color: CanvasText; forced-color-adjust: none';
    const { backgroundColor, color } = getComputedStyle(probe);
    probe.remove();
    return { ground: backgroundColor, text: color };
  });
  expect({ ground, text }).toEqual(system);
});
