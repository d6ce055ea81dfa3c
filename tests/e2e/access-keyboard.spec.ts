import { expect, type Page, test } from '@playwright/test';
import { byNightUnless, inTurn } from '../thorough';
import { expectNone, resize, waitUntilHydrated } from './access-rules';
import { KINDS } from './routes';

type Stop = { name: string; place: number; faults: string[] };

/** Presses a key until the focus leaves the page or wraps around, and records each stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus, key);
    if (!stop) return stops;
    stops.push(stop);
  }
}

/** Faults of a walk: invisible focus, wrong order, skipped controls. */
async function faultsOf(page: Page, stops: Stop[]): Promise<string[]> {
  const places = stops.map(({ place }) => place).filter((place) => place >= 0);
  const isOrdered = places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
  return [
    ...stops.flatMap(({ name, faults }) => faults.map((fault) => `${fault}: ${name}`)),
    ...(isOrdered ? [] : [`order: ${places.join(' ')}`]),
    ...(await page.evaluate(passedOver, places)).map((name) => `never reached: ${name}`),
  ];
}

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of inTurn(KINDS)) {
  test(
    `a keyboard user gets through ${path} and back and always sees the focus (R-ACC-2)`,
    byNightUnless(path === '/books/'),
    async ({ page }) => {
      await page.goto(path);
      await waitUntilHydrated(page);
      await page.evaluate(startAtTheTop);
      await page.evaluate(numberControls);
      const onwards = await walk(page, 'Tab');
      expect(onwards[0]?.name).toContain('Zum Inhalt springen');
      const found = await faultsOf(page, onwards);
      await resize(page, 360, 640);
      await page.evaluate(numberControls);
      const back = await walk(page, 'Shift+Tab');
      expectNone('keyboard', [...found, ...(await faultsOf(page, back.reverse()))]);
    },
  );
}

// The functions below run in the page. Each is self-contained, as only its own source is sent there.

/** Starts the walk at the top, even if the page focuses a field. */
function startAtTheTop() {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** Numbers the tab stops in document order. A group of radio buttons is one stop. */
function numberControls() {
  const seen = new Set<string>();
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ];
  const stops = all.filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled, [type=hidden]')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (!element.matches('[type=radio]')) return true;
    const { name } = element as HTMLInputElement;
    return !seen.has(name) && Boolean(seen.add(name));
  });
  for (const element of all) delete element.dataset.stop;
  for (const [index, element] of stops.entries()) element.dataset.stop = String(index);
}

/** Numbered controls that are not among the places. */
function passedOver(places: number[]): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-stop]')]
    .filter(({ dataset }) => !places.includes(Number(dataset.stop)))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** The focused element: its number, and whether it is marked and in view. Undefined at the end of the walk. */
async function lookAtFocus(walk: string): Promise<Stop | undefined> {
  await new Promise(requestAnimationFrame);
  const element = document.activeElement as HTMLElement;
  if (element === document.body || element.dataset.walked === walk) return undefined;
  element.dataset.walked = walk;
  const isMarked = (one: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)|transparent/.test(outlineColor);
  };
  let marked: Element | null = element;
  while (marked && !isMarked(marked)) marked = marked.parentElement;
  const { left, right, top, bottom } = (marked ?? element).getBoundingClientRect();
  const points = [0.05, 0.5, 0.95].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
  );
  const isSeen = points.some((hit) => hit && ((marked ?? element).contains(hit) || hit.contains(element)));
  const radios = (element as HTMLInputElement).name
    ? document.querySelector<HTMLElement>(`[type=radio][name="${(element as HTMLInputElement).name}"][data-stop]`)
    : undefined;
  return {
    name: element.outerHTML.slice(0, 160),
    place: Number((radios ?? element).dataset.stop ?? -1),
    faults: [...(marked ? [] : ['no mark']), ...(isSeen ? [] : ['out of sight'])],
  };
}
