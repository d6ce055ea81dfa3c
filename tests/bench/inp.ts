import type { Browser, Page } from '@playwright/test';
import { PATHS, planPath } from '@/lib/pages/paths';
import { against, median, table } from './figures';
import { INP } from './goals';
import { MEASURED } from './lighthouse';
import { launch, onPhone, tap } from './phone';
import { serve } from './serve';

/** What is touched; with `keys` also what is typed then. `until` is what is there before the next step. */
type Step = { on: string; keys?: string; until?: string };
type Island = { name: string; path: string | undefined; steps: Step[] };

const order: Step[] = [
  { on: '[name=salutation]' },
  { on: '.with-script [name=firstName]', keys: 'Anna' },
  { on: '.with-script [name=email]', keys: 'anna@' },
  { on: '[name=paymentMethod][value=invoice]' },
  { on: '[name=paymentMethod][value=sepa]', until: '[name=iban]' },
  { on: '[name=iban]', keys: 'DE89' },
  { on: '.start-date button', until: '.calendar-panel [role=grid]' },
  { on: '[name=termsAccepted]' },
  { on: '.with-script [type=submit]', until: '#fehler-titel' },
];
const list = (root: string): Step[] => [
  { on: `${root} .chip:not([data-value=""])` },
  { on: `${root} .chip[data-value=""]` },
  { on: `${root} [name=suche]`, keys: 'die w' },
];

/** Every island, and what people do there. */
const ISLANDS: Island[] = [
  { name: 'events: list', path: PATHS.landing, steps: list('#events') },
  {
    name: 'events: calendar',
    path: PATHS.landing,
    steps: [
      { on: '#events .views button + button', until: '.calendar-view [role=grid]' },
      { on: '.wall header button:last-child' },
      { on: '.wall [data-events]:not([data-outside-month])' },
      { on: '#events .views button' },
    ],
  },
  {
    name: 'tips: showcase',
    path: PATHS.landing,
    steps: [{ on: '.showcase .tab + .tab' }, { on: '.showcase .tab' }],
  },
  { name: 'books: full list', path: PATHS.books, steps: list('main') },
  { name: 'games: full list', path: PATHS.games, steps: list('main') },
  {
    name: 'quiz',
    path: MEASURED.article,
    steps: [{ on: '[name=frage-1]' }, { on: 'label + label [name=frage-1]' }, { on: '[name=frage-2]' }],
  },
  {
    name: 'reading aloud',
    path: MEASURED.article,
    steps: [{ on: '.read-aloud .button' }, { on: '.read-aloud .button' }, { on: '.read-aloud .button + .button' }],
  },
  {
    name: 'search',
    path: PATHS.search,
    steps: [{ on: '#suchwort', keys: 'vulkan' }, { on: 'form.question [type=submit]' }],
  },
  ...(['trial', 'gift', 'year', 'class'] as const).map((id) => ({
    name: `order: ${id}`,
    path: planPath(id),
    steps: order,
  })),
  {
    name: 'cancel',
    path: PATHS.cancellation,
    steps: [
      { on: '[value=extraordinary]', until: '[name=reason]' },
      { on: '.with-script [name=name]', keys: 'Anna' },
      { on: '[name=end][value=date]' },
      { on: '.with-script [type=submit]', until: '#fehler-titel' },
    ],
  },
  {
    name: 'withdraw',
    path: PATHS.withdrawal,
    steps: [
      { on: '.with-script [name=name]', keys: 'Anna' },
      { on: '.with-script [type=submit]', until: '#fehler-titel' },
    ],
  },
];

/** Lets what a step began end, and the browser tell of it. */
const REST = 500;
/** Milliseconds between two keystrokes. */
const PAUSE = 150;

declare global {
  interface Window {
    interactions: number[];
  }
}

/** Hears what each touch and key takes until the next paint, and lends the browser a German voice that says nothing. */
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

/** Milliseconds of the step's slowest interaction; browsers tell none below 16. */
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

/** The first touch while the page sleeps, then the worst of the others: [16, { ms: 48, on: '.chip' }] */
function use(browser: Browser, address: string, steps: readonly Step[]) {
  return onPhone(browser, address, { network: false, first: hear }, async (page) => {
    const taken: { ms: number; on: string }[] = [];
    for (const step of steps) {
      if ((await page.locator(step.on).count()) === 0) continue;
      taken.push({ ms: await take(page, step), on: step.on });
      await page.waitForFunction(() => !window.held);
    }
    const [first, ...rest] = taken;
    const worst = rest.reduce((most, step) => (step.ms > most.ms ? step : most), { ms: 0, on: '–' });
    return { first: first?.ms ?? Number.NaN, worst };
  });
}

/** Interaction to Next Paint of every island on a CPU slowed four times, the median of so many runs. As Markdown. */
export async function measureInp(executablePath: string, runs: number, only?: string): Promise<string> {
  const site = await serve('out');
  const browser = await launch(executablePath);
  try {
    const rows = [];
    for (const { name, path, steps } of ISLANDS) {
      if (!path || (only && path !== MEASURED[only as keyof typeof MEASURED])) continue;
      console.error(name);
      const used = [];
      for (let count = 1; count <= runs; count += 1) used.push(await use(browser, site.address + path, steps));
      const first = median(used.map(({ first }) => first));
      const worst = median(used.map(({ worst }) => worst.ms));
      const at = used.find((one) => one.worst.ms === worst)?.worst.on ?? '';
      rows.push([name, against(first, INP), against(worst, INP), `\`${at}\``]);
    }
    return table(['Island', 'First touch, asleep ms', 'Awake, worst ms', 'at'], rows);
  } finally {
    await browser.close();
    site.close();
  }
}
