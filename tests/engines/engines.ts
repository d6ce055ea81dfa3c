import { spawn } from 'node:child_process';
import puppeteer from 'puppeteer-core';
import { Builder, By } from 'selenium-webdriver';
import { FIREFOX, MINI_BROWSER } from '@/lib/tasks/programs';

const SCREEN = ':97';
const DRIVER_PORT = 4497;

/** What the main paths need of a browser. Elements are named by CSS selectors. */
export type Engine = {
  version: string;
  open: (address: string) => Promise<unknown>;
  click: (selector: string) => Promise<unknown>;
  type: (selector: string, text: string) => Promise<unknown>;
  /** Runs a function without a closure in the page. */
  run: <A extends string[], R>(work: (...parameters: A) => R, ...parameters: A) => Promise<R>;
  close: () => Promise<unknown>;
};

const call = (work: unknown, parameters: string[]) => `(${work})(...${JSON.stringify(parameters)})`;

async function firefox(): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return {
    version: await browser.version(),
    open: (address) => page.goto(address, { waitUntil: 'load' }),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    run: <A extends string[], R>(work: (...parameters: A) => R, ...parameters: A) =>
      page.evaluate(call(work, parameters)) as Promise<R>,
    close: () => browser.close(),
  };
}

/** Tries until the driver answers: it has no other sign of being ready. */
async function driven<T>(connect: () => Promise<T>, tries = 50): Promise<T> {
  try {
    return await connect();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return driven(connect, tries - 1);
  }
}

async function webkit(): Promise<Engine> {
  const screen = spawn('Xvfb', [SCREEN, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' });
  // Root may not use WebKit's own sandbox; what is opened is our own site.
  const env = { ...process.env, DISPLAY: SCREEN, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const server = spawn('WebKitWebDriver', [`--port=${DRIVER_PORT}`], { env, stdio: 'ignore' });
  const stop = () => {
    server.kill();
    screen.kill();
  };
  try {
    const driver = await driven(() =>
      new Builder()
        .usingServer(`http://127.0.0.1:${DRIVER_PORT}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
        })
        .build(),
    );
    await driver.manage().window().setRect({ width: 1280, height: 900 });
    const capabilities = await driver.getCapabilities();
    return {
      version: `WebKitGTK ${capabilities.getBrowserVersion()}`,
      open: (address) => driver.get(address),
      click: (selector) => driver.findElement(By.css(selector)).click(),
      type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
      run: (work, ...parameters) => driver.executeScript(`return ${call(work, parameters)}`),
      close: async () => {
        await driver.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

export const ENGINES = { firefox, webkit };
