import { expect, type Page, test } from '@playwright/test';
import { CHOICES, KEY } from '@/lib/aids/settings';
import { PATHS } from '@/lib/paths';
import { themes } from '@/lib/title/site-themes';
import { expectNone, lowContrastTexts, rgb, setTheme } from './access-rules';
import { ARTICLE } from './built';

const { CONTRAST, CONTRAST_NIGHT, CREAM, DAY, MINT, NIGHT } = themes;

test.use({ viewport: { width: 360, height: 800 } });

for (const path of [PATHS.landing, ARTICLE]) {
  test(`${path} is readable on every daytime theme`, { tag: '@night' }, async ({ page }) => {
    await page.goto(path);
    expectNone('contrast', await lowContrastTexts(page, ['on mint', 'on cream', 'in high contrast']));
  });
}

/** Colours of the page and its text, and the colour scheme of browser controls. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    return { ground: backgroundColor, ink: getComputedStyle(document.body).color, colorScheme };
  });

const { ink, paper } = DAY.color;
const day = { ground: rgb(paper), ink: rgb(ink) };
const night = { ground: rgb(NIGHT.color.paper), ink: rgb(NIGHT.color.ink) };
const either = 'light dark';

const CASES: [string, Parameters<typeof setTheme>[1], Awaited<ReturnType<typeof look>>][] = [
  ['a light device gets paper', { device: 'light' }, { ...day, colorScheme: either }],
  ['a dark device gets the dark theme', { device: 'dark' }, { ...night, colorScheme: either }],
  ['paper stays paper at night', { device: 'dark', chosen: 'paper' }, { ...day, colorScheme: 'light' }],
  [
    'the dark theme stays dark on a light device',
    { device: 'light', chosen: 'dark' },
    { ...night, colorScheme: 'dark' },
  ],
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
    'cream overrides the device’s contrast',
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

test('the theme follows the reader’s choice, then the device (R-DARK-1)', async ({ page }) => {
  await page.goto(PATHS.kept);
  for (const [what, ground, expected] of CASES) {
    await setTheme(page, ground);
    expect(await look(page), what).toEqual(expected);
  }
});

test('a page printed in a dark theme has dark text on white (R-DARK-3)', async ({ page }) => {
  await page.goto(PATHS.landing);
  for (const chosen of [undefined, 'dark', 'contrast']) {
    await setTheme(page, { device: 'dark', ...(chosen && { chosen }) });
    await page.emulateMedia({ media: 'print' });
    const { ground, ...rest } = await look(page);
    expect(rest).toEqual({ ink: rgb(ink), colorScheme: 'light' });
    expect(ground).toBe('rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
  }
});

test('theme-color follows the page in every theme, by day and at night (R-DARK-4)', async ({ page }) => {
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
      await setTheme(page, { device, ...(chosen && { chosen }) });
      const { ground } = await look(page);
      await expect.poll(async () => rgb(await bars()), `${device}, ${chosen}`).toBe(ground);
    }
});

test('theme-color has the chosen theme before the first paint (R-DARK-4)', async ({ page }) => {
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

test('forced colours override the dark theme (R-DARK-4)', async ({ page }) => {
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
