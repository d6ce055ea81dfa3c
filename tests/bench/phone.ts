import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';

/** With a debugger attached, V8 would compile each function a second time for its positions: 80 ms of a phone's first touch. */
const POSITIONS_AT_ONCE = '--js-flags=--no-enable-lazy-source-positions';

export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', POSITIONS_AT_ONCE] });

/** CPU slowdown of a lower mid-range phone compared with this machine. */
const SLOWER = 4;

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** As in Lighthouse: 1.6 Mbit/s down, 0.75 up, 150 ms latency. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

type Settings = {
  /** False turns network throttling off. */
  network?: boolean;
  savesData?: boolean;
  /** Runs in the page first; must not use anything from its file. */
  first?: () => void;
};

/** Opens a page as on a phone, with an empty cache, and calls back once it has loaded. */
export async function onPhone<T>(
  browser: Browser,
  address: string,
  { network = true, savesData = false, first }: Settings,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    // tsx calls a helper that keeps function names; define it in the page.
    await page.addInitScript('globalThis.__name = (it) => it');
    if (first) await page.addInitScript(first);
    if (savesData)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      );
    const session = await context.newCDPSession(page);
    if (network) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', NETWORK);
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(address, { waitUntil: 'networkidle' });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Scrolls the first visible match to the centre of the viewport. */
export async function bringNear(page: Page, selector: string) {
  const control = page.locator(selector).filter({ visible: true }).first();
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return control;
}

/** Scrolls there, waits, and touches the match's centre. */
export async function tap(page: Page, selector: string, rest: number) {
  const control = await bringNear(page, selector);
  await page.waitForTimeout(rest);
  // Hydration may replace the element between the calls.
  const box = (await control.boundingBox()) ?? (await control.boundingBox());
  if (!box) throw new Error(`${selector} is nowhere to be touched`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
