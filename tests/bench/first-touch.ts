import type { Browser } from '@playwright/test';
import type { IslandTable } from '@/lib/hydrate/start';
import type { PageType } from '@/lib/pages/site-page';
import { PAGE_TYPES } from '@/lib/tasks/page-types';
import { against, median, table } from './figures';
import { goalsOf } from './goals';
import { bringNear, launch, onPhone, tap } from './phone';
import { serve } from './serve';

type Touch = {
  what: string;
  /** Selector of the touched control, and of what the page has once it took effect. */
  on: string;
  effect: string;
  /** Text typed after the touch. */
  type?: string;
};

const CHIP: Touch = {
  what: 'a chip of the filter',
  on: '.chip:not([data-value=""])',
  effect: '.chip:not([data-value=""])[aria-pressed=true]',
};

/** The first touch by page type, before anything is hydrated. */
export const TOUCHES: Record<string, Touch> = {
  landing: { ...CHIP, on: `#events ${CHIP.on}`, effect: `#events ${CHIP.effect}` },
  article: { what: 'an answer of the quiz', on: '[name=frage-1]', effect: 'fieldset:has([name=frage-1]) strong' },
  books: CHIP,
  games: CHIP,
  suche: { what: 'the field, and a letter', on: '#suchwort', effect: '.count[role=status]:not(:empty)', type: 'e' },
  plan: { what: 'the choice of a bill', on: '[value=invoice]', effect: '.with-script:not(:has([name=iban]))' },
  kuendigen: { what: 'the choice of a reason', on: '[name=kind][value=extraordinary]', effect: '[name=reason]' },
  widerruf: { what: '“Weiter”', on: '.with-script [type=submit]', effect: '#fehler-titel' },
};

/** Milliseconds for effects of scrolling to end, such as picture loads. */
const REST = 800;
const GIVEN_UP = 60_000;

/** Seconds from the touch to its effect, and the longest task in milliseconds until the island is live. */
type FirstTouch = { seconds: number; task: number };

declare global {
  interface Window {
    bench: {
      from: number;
      answered: number;
      tasks: { start: number; duration: number }[];
      effect?: string;
      /** Lets the page see scrolling; until then nothing is prefetched. */
      release: () => void;
    };
  }
}

/** Runs in the page first. Blocks scroll events and intersection observers until released or touched. */
function watchTouch() {
  let isBlocked = true;
  const release = () => {
    isBlocked = false;
    for (const start of waiting.splice(0)) start();
  };
  window.bench = { from: 0, answered: 0, tasks: [], release };
  const { observe } = IntersectionObserver.prototype;
  const waiting: (() => void)[] = [];
  IntersectionObserver.prototype.observe = function (target) {
    if (isBlocked) waiting.push(() => observe.call(this, target));
    else observe.call(this, target);
  };
  window.addEventListener('scroll', (event) => isBlocked && event.stopImmediatePropagation(), true);
  window.addEventListener(
    'pointerdown',
    async ({ timeStamp }) => {
      if (window.bench.from > 0 || !window.bench.effect) return;
      window.bench.from = timeStamp;
      release();
      while (!document.querySelector(window.bench.effect)) await new Promise(requestAnimationFrame);
      window.bench.answered = performance.now();
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.bench.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask' });
}

/** Runs in the page: whether it has fetched all files of the control’s island. */
function hasFetched(selector: string) {
  const name = document.querySelector(selector)?.closest<HTMLElement>('[data-island]')?.dataset.island ?? '';
  const { islands = '' } = document.querySelector<HTMLElement>('script[data-islands]')?.dataset ?? {};
  const { handed, scripts } = JSON.parse(islands) as IslandTable;
  const fetched = performance.getEntriesByType('resource').map((entry) => entry.name);
  return [...(scripts[name] ?? []), handed].every((file) => fetched.some((address) => address.endsWith(file)));
}

/** Touches an island that is not hydrated: before anything is fetched, or after a sign of a person made the page fetch its scripts. */
function touch(
  browser: Browser,
  address: string,
  { on, effect, type }: Touch,
  isFetched: boolean,
): Promise<FirstTouch> {
  // With Save-Data nothing is prefetched.
  return onPhone(browser, address, { savesData: !isFetched, first: watchTouch }, async (page) => {
    if (isFetched) {
      await page.evaluate(() => window.bench.release());
      await bringNear(page, on);
      // Not every page scrolls; a key is a sign of a person as well.
      await page.keyboard.press('Shift');
      await page.waitForFunction(hasFetched, on);
    }
    await page.evaluate((selector) => {
      window.bench.effect = selector;
    }, effect);
    await tap(page, on, REST);
    if (type) {
      await page.waitForFunction((selector) => document.querySelector(`${selector}:focus`), on);
      await page.keyboard.insertText(type);
    }
    await page.waitForFunction(() => window.bench.answered > 0 && !document.querySelector('[data-asked]'), undefined, {
      timeout: GIVEN_UP,
    });
    await page.waitForTimeout(REST);
    const { from, answered, tasks } = await page.evaluate(() => window.bench);
    const durations = tasks.filter(({ start }) => start >= from).map(({ duration }) => duration);
    return { seconds: (answered - from) / 1000, task: Math.max(0, ...durations) };
  });
}

/** Measures the first touch on each page type with islands, median of `runs`. Returns Markdown. */
export async function measureFirstTouch(
  executablePath: string,
  runs: number,
  only?: readonly string[],
): Promise<string> {
  const site = await serve('out');
  const browser = await launch(executablePath);
  try {
    const rows = [];
    for (const [name, touched] of Object.entries(TOUCHES)) {
      const path = PAGE_TYPES[name as PageType];
      if (!path || (only && !only.includes(name))) continue;
      const cold: FirstTouch[] = [];
      const fetched: FirstTouch[] = [];
      for (let count = 1; count <= runs; count += 1) {
        console.error(`${path} ${count}/${runs}`);
        cold.push(await touch(browser, site.address + path, touched, false));
        fetched.push(await touch(browser, site.address + path, touched, true));
      }
      const goals = goalsOf(name);
      const middle = (touches: FirstTouch[], figure: keyof FirstTouch) => median(touches.map((one) => one[figure]));
      rows.push([
        `${name} \`${path}\``,
        touched.what,
        against(middle(cold, 'seconds'), goals.cold, 2),
        against(middle(fetched, 'seconds'), goals.fetched, 2),
        against(middle([...cold, ...fetched], 'task'), goals.task),
      ]);
    }
    return table(['Page', 'Touched', 'Cold s', 'Fetched s', 'Longest task ms'], rows);
  } finally {
    await browser.close();
    site.close();
  }
}
