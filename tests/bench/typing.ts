import { chromium } from '@playwright/test';
import { findBrowser } from '@/lib/tasks/find-browser';

/** A phone of the lower middle class against this machine. */
const SLOWER = 6;

/** Milliseconds between two keystrokes: a child that types with two fingers. */
const PAUSE = 300;

const TEXTS = ['haus nummer 4', 'termin 12', 'koeln', 'würzburg'];

/**
 * How long a keystroke in the events' search blocks, and how long until it is painted, in milliseconds: median and
 * worst of many, on a CPU slowed six times. Best on a machine that does nothing else. The site is served at `address`:
 *   npx tsx tests/bench/typing.ts http://localhost:3000/
 */
export async function measureTyping(address: string) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 390, height: 780 }, reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'networkidle' });
  const search = page.getByRole('searchbox', { name: 'Suche nach Titel oder Ort' });
  await search.fill('haus');
  await page.waitForLoadState('networkidle');
  await search.fill('');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const figures: Figure[] = [];
    Object.assign(window, { figures });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name !== 'keypress' && entry.name !== 'input') continue;
        figures.push({ work: entry.processingEnd - entry.processingStart, painted: entry.duration });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const text of TEXTS) {
    await search.fill('');
    await search.pressSequentially(text, { delay: PAUSE });
  }
  await page.waitForTimeout(1000);
  const figures = await page.evaluate(() => (window as unknown as { figures: Figure[] }).figures);
  await browser.close();
  return { work: spread(figures.map(({ work }) => work)), painted: spread(figures.map(({ painted }) => painted)) };
}

/** Milliseconds the handlers of a keystroke block, and until its result is painted. */
type Figure = { work: number; painted: number };

const spread = (values: number[]) => {
  const sorted = [...values].sort((a, b) => a - b).map(Math.round);
  return { median: sorted[Math.floor(sorted.length / 2)], worst: sorted.at(-1) };
};

const [, script, address] = process.argv;
if (script?.endsWith('typing.ts') && address) console.log(await measureTyping(address));
