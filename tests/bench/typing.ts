import { chromium, type Page } from '@playwright/test';
import { against, median, table } from './figures';
import { LETTER } from './goals';
import { LARGE, largeCopy } from './large';
import { serve } from './serve';

/** CPU slowdown of a lower mid-range phone compared with this machine. */
const SLOWER = 6;

/** Milliseconds between two keystrokes of a child who types with two fingers. */
const PAUSE = 300;

const LISTS = [
  {
    name: 'events',
    path: '/',
    count: LARGE.events,
    label: 'Suche nach Titel, Ort oder Monat',
    texts: ['haus nummer 4', 'termin 12', 'koeln', 'würzburg'],
  },
  {
    name: 'books',
    path: '/books/',
    count: LARGE.books,
    label: 'Suche nach Titel, Namen oder Thema',
    texts: ['die wolkenwerft', 'band 12', 'koeln', 'nebelknopf'],
  },
];

/** Milliseconds per keystroke. */
type Figures = {
  /** Blocking time of the input handlers, including React's work in them. */
  handlers: number[];
  /** From key press to paint; browsers report it in steps of 8, and none below 16. */
  painted: number[];
  /** Tasks of 50 ms or more, for any reason: the list's new rows are rendered after the letter. */
  long: number[];
};

declare global {
  interface Window {
    figures: Figures;
  }
}

/** Starts recording the cost of keystrokes. Runs in the page, so it must not use anything from this file. */
function collect() {
  const figures: Figures = { handlers: [], painted: [], long: [] };
  window.figures = figures;
  let start = 0;
  window.addEventListener(
    'input',
    () => {
      start = performance.now();
    },
    { capture: true },
  );
  window.addEventListener('input', () => figures.handlers.push(performance.now() - start));
  for (const [type, into] of [
    ['event', figures.painted],
    ['longtask', figures.long],
  ] as const) {
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (type === 'longtask' || name === 'keydown') into.push(duration);
    }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  }
}

async function typeIn(page: Page, { label, texts }: (typeof LISTS)[number]): Promise<Figures> {
  const search = page.getByRole('searchbox', { name: label });
  // The first letter fetches the whole list, which is not part of a keystroke's cost.
  const feed = page.waitForResponse(/(events|-list)\.json$/);
  await search.fill('a');
  await feed;
  await page.getByRole('status').filter({ hasText: /^\d/ }).first().waitFor();
  await search.fill('');
  // Where a phone shows the field above its keyboard: with the first card below it.
  await search.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(5 * PAUSE);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(collect);
  for (const text of texts) {
    await search.fill('');
    await search.pressSequentially(text, { delay: PAUSE });
  }
  await page.waitForTimeout(1000);
  return page.evaluate(() => window.figures);
}

const worst = (values: number[]) => (values.length > 0 ? Math.round(Math.max(...values)) : '–');

/** Cost of a keystroke in the search of long lists, on a CPU slowed six times, in the copy with the most content. Best
 * measured on an idle machine. Returns Markdown. */
export async function measureTyping(executablePath: string): Promise<string> {
  const site = await serve(largeCopy().out);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const rows = [];
    for (const list of LISTS) {
      console.error(`${list.count} ${list.name}`);
      const page = await browser.newPage({ viewport: { width: 390, height: 780 }, reducedMotion: 'reduce' });
      await page.goto(site.address + list.path, { waitUntil: 'networkidle' });
      const { handlers, painted, long } = await typeIn(page, list);
      rows.push([
        `${list.count} ${list.name}`,
        handlers.length,
        Math.round(median(handlers)),
        worst(handlers),
        list.name === 'events' ? against(median(painted), LETTER) : Math.round(median(painted)),
        worst(painted),
        worst(long),
      ]);
      await page.close();
    }
    const heads = ['List', 'Inputs', 'Handlers ms', 'worst', 'To paint ms', 'worst', 'Longest task ms'];
    return table(heads, rows);
  } finally {
    await browser.close();
    site.close();
  }
}
