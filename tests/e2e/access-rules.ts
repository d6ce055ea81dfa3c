import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { ACCESS_CHECKS } from 'content/schema/access-report';
import { channels } from '@/lib/title/themes';
import { THOROUGH } from '../thorough';

type Check = (typeof ACCESS_CHECKS)[number];

/** Fails if a check found something, and records the number for `npm run access-report`. */
export function expectNone(check: Check, found: string[]) {
  test.info().annotations.push({ type: check, description: String(found.length) });
  expect.soft(found, check).toEqual([]);
}

/** Viewport widths for axe: phone and desktop. */
export const WIDTHS = [360, 1280] as const;

/** All rules of the levels A and AA of WCAG 2.0 to 2.2. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Plus best practices. */
const TAGS = [...WCAG, 'best-practice'];

/** Runs axe on the page or a part, by tags or rules. Legacy mode is faster, and complete on a site without frames. */
export const runAxe = (page: Page, part = 'html', tags = TAGS) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ runOnly: tags, resultTypes: ['violations'] })
    .analyze();

/** Runs axe again without injecting it a second time. */
const askAxeAgain = (page: Page, part = 'html', tags = TAGS) =>
  page.evaluate(
    ([root, rules]) =>
      (window as unknown as { axe: Axe }).axe.run(root, { runOnly: rules, resultTypes: ['violations'] }),
    [part, tags] as const,
  );

type Axe = {
  run: (part: string, options: { runOnly: readonly string[]; resultTypes: string[] }) => ReturnType<typeof runAxe>;
};

/** Broken rules at the current width, with THOROUGH=1 at both, each with its elements:
 * '360 px: color-contrast <a class=…> | <p …>' */
export async function rulesBroken(page: Page, part?: string, tags?: string[]): Promise<string[]> {
  const [first, second] = page.viewportSize()?.width === WIDTHS[0] ? WIDTHS : WIDTHS.toReversed();
  const words = (width: number, { violations }: Awaited<ReturnType<typeof runAxe>>) =>
    violations.map(({ id, nodes }) => `${width} px: ${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  const found = words(first, await runAxe(page, part, tags));
  if (!THOROUGH) return found;
  await resize(page, second, 900);
  return [...found, ...words(second, await askAxeAgain(page, part, tags))];
}

type Ground = { device: 'light' | 'dark'; contrast?: 'more'; chosen?: string };

/** Themes by device preference or by the reader's choice (decision 0011). */
const GROUNDS = {
  'at night': { device: 'dark' },
  'on mint': { device: 'dark', chosen: 'mint' },
  'on cream': { device: 'dark', chosen: 'cream' },
  'in high contrast': { device: 'light', contrast: 'more' },
  'in high contrast at night': { device: 'dark', chosen: 'contrast' },
} as const satisfies Record<string, Ground>;

/** Switches the theme, without transitions. */
export async function setTheme(page: Page, { device, contrast, chosen }: Ground) {
  await page.emulateMedia({
    colorScheme: device,
    contrast: contrast ?? 'no-preference',
    reducedMotion: 'reduce',
  });
  await page.evaluate((name) => {
    if (name) document.documentElement.dataset.ground = name;
    else delete document.documentElement.dataset.ground;
  }, chosen);
}

/** Texts with too little contrast in these themes, in the page or a part of it; resets to the light theme. */
export async function lowContrastTexts(
  page: Page,
  grounds: readonly (keyof typeof GROUNDS)[],
  part = 'html',
): Promise<string[]> {
  const found: string[] = [];
  for (const ground of grounds) {
    await setTheme(page, GROUNDS[ground]);
    const there = await page.evaluate(() => 'axe' in window);
    const { violations } = await (there ? askAxeAgain : runAxe)(page, part, ['color-contrast']);
    found.push(
      ...violations.flatMap(({ nodes }) =>
        nodes.map(({ html, any }) => `${ground}: ${any[0]?.message.slice(0, 110)} ${html.slice(0, 160)}`),
      ),
    );
  }
  await setTheme(page, { device: 'light' });
  return found;
}

/** Resizes the viewport and waits for the layout. */
export async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wide) => window.innerWidth === wide, width);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Interacts with every island and waits until all are hydrated. */
export async function hydrateAll(page: Page) {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('island-root'))
      island.dispatchEvent(new Event('keydown', { bubbles: true }));
  });
  await page.waitForFunction(() => !document.querySelector('island-root:not([data-live])'));
}

/** Waits until all is hydrated, also what waits for visibility, so that nothing is replaced during a test. */
export async function waitUntilHydrated(page: Page) {
  await hydrateAll(page);
  const place = await page.evaluate(() => window.scrollY);
  // A page that still scrolls to its anchor returns there at first.
  await expect(async () => {
    await page.evaluate(() => {
      document.querySelector('.showcase[data-state=built]')?.scrollIntoView({ behavior: 'instant' });
    });
    expect(await page.locator('[data-state=built]').count()).toBe(0);
  }).toPass();
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
}

/** Colour in the computed notation: rgb('#1A1433') → 'rgb(26, 20, 51)' */
export const rgb = (hex: string) => `rgb(${channels(hex).join(', ')})`;
