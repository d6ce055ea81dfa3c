import type { Browser, Page } from '@playwright/test';
import { against, median, table } from './figures';
import { INP } from './goals';
import { ISLANDS, type Step } from './islands';
import { MEASURED } from './lighthouse';
import { launch, onPhone, tap } from './phone';
import { serve } from './serve';

/** Milliseconds for a step's effects to end and for the browser to report them. */
const REST = 500;
/** Milliseconds between two keystrokes. */
const PAUSE = 150;

declare global {
  interface Window {
    interactions: number[];
  }
}

/** Records the time from each touch and key to the next paint, and provides a silent German voice. */
function hear() {
  window.interactions = [];
  const voice = { lang: 'de-DE', name: 'Test', voiceURI: 'test', default: true, localService: true };
  const silent = { getVoices: () => [voice], speak: () => {}, cancel: () => {}, speaking: true };
  Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), silent) });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: class extends EventTarget {} });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) window.interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The step's slowest interaction in milliseconds; browsers report none below 16. */
async function take(page: Page, { on, keys, until }: Step): Promise<number> {
  await tap(page, on, REST);
  if (keys) {
    await page.locator(`${on}:focus`).first().waitFor();
    await page.keyboard.type(keys, { delay: PAUSE });
  }
  await page
    .locator(until ?? 'body')
    .first()
    .waitFor();
  await page.waitForTimeout(2 * REST);
  const durations = await page.evaluate(() => window.interactions.splice(0));
  return Math.max(0, ...durations);
}

/** The first touch before hydration, and the slowest of the others: { first: 16, worst: { ms: 48, on: '.chip' } } */
function use(browser: Browser, address: string, steps: readonly Step[]) {
  return onPhone(browser, address, { network: false, first: hear }, async (page) => {
    const taken: { ms: number; on: string }[] = [];
    for (const step of steps) {
      const control = page.locator(step.on).filter({ visible: true }).first();
      if ((await control.count()) === 0) continue;
      taken.push({ ms: await take(page, step), on: step.on });
      await page.waitForFunction(() => !document.querySelector('[data-asked]'));
    }
    const [first, ...rest] = taken;
    const worst = rest.reduce((most, step) => (step.ms > most.ms ? step : most), { ms: 0, on: '–' });
    return { first: first?.ms ?? Number.NaN, worst };
  });
}

/** Interaction to Next Paint of every island on a CPU slowed four times, median of `runs`. Returns Markdown. */
export async function measureInp(executablePath: string, runs: number, only?: readonly string[]): Promise<string> {
  const site = await serve('out');
  const browser = await launch(executablePath);
  try {
    const rows = [];
    for (const { name, path, steps } of ISLANDS) {
      if (!path || (only && !only.some((name) => path === MEASURED[name as keyof typeof MEASURED]))) continue;
      console.error(name);
      const used = [];
      for (let count = 1; count <= runs; count += 1) used.push(await use(browser, site.address + path, steps));
      const first = median(used.map(({ first }) => first));
      const worst = median(used.map(({ worst }) => worst.ms));
      const at = used.find((one) => one.worst.ms === worst)?.worst.on ?? '';
      rows.push([name, against(first, INP), against(worst, INP), `\`${at}\``]);
    }
    return table(['Island', 'First touch ms', 'Hydrated, worst ms', 'at'], rows);
  } finally {
    await browser.close();
    site.close();
  }
}
