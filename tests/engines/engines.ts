import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIREFOX, MINI_BROWSER } from '@/lib/tasks/programs';
import { until } from '../until';
import { newSession, overHttp, overMarionette, type Send } from './webdriver';

const SCREEN = ':97';
const DRIVER_PORT = 4497;
const MARIONETTE_PORT = 4498;

/** Commands of a browser that the main paths need. Elements are given by CSS selectors. */
export type Engine = {
  version: string;
  open: (address: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  click: (selector: string) => Promise<unknown>;
  type: (selector: string, text: string) => Promise<unknown>;
  /** Runs a self-contained function in the page. */
  run: <A extends string[], R>(work: (...parameters: A) => R, ...parameters: A) => Promise<R>;
  close: () => unknown;
};

async function engine(version: string, send: Send, close: () => unknown): Promise<Engine> {
  await send('window/rect', { width: 1280, height: 900 });
  const find = async (selector: string) => {
    const [reference = ''] = Object.values(
      (await send('element', { using: 'css selector', value: selector })) as object,
    );
    return String(reference);
  };
  return {
    version,
    open: (url) => send('url', { url }),
    back: () => send('back', {}),
    click: async (selector) => send('click', {}, await find(selector)),
    type: async (selector, text) => send('value', { text }, await find(selector)),
    run: <A extends string[], R>(work: (...parameters: A) => R, ...parameters: A) =>
      send('execute/sync', { script: `return (${work})(...arguments)`, args: parameters }) as Promise<R>,
    close,
  };
}

/** Resolves once it has exited, so that its port or screen is free. */
async function end(program: ChildProcess) {
  const exited = new Promise((resolve) => program.once('exit', resolve));
  if (program.exitCode === null && program.kill()) await exited;
}

/** @param hasPageCache whether the back/forward cache is on */
async function firefox(hasPageCache = true): Promise<Engine> {
  const preferences = [
    ['marionette.port', MARIONETTE_PORT],
    // Marionette listens to `unload` during a click, which would keep every page out of the cache.
    ['docshell.shistory.bfcache.allow_unload_listeners', true],
    ...(hasPageCache ? [] : [['browser.sessionhistory.max_total_viewers', 0]]),
  ];
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    preferences.map(([name, value]) => `user_pref("${name}", ${value});\n`).join(''),
  );
  const browser = spawn(FIREFOX, ['--headless', '--marionette', '--profile', profile], { stdio: 'ignore' });
  const close = async () => {
    await end(browser);
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const send = await until('an answer of Firefox', () => overMarionette(MARIONETTE_PORT).catch(() => false as const));
    const { capabilities } = await newSession(send);
    return await engine(`Firefox ${capabilities.browserVersion}`, send, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function webkit(hasPageCache = true): Promise<Engine> {
  const screen = spawn('Xvfb', [SCREEN, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' });
  // WebKit's sandbox does not run as root; only our own site is opened.
  const env = { ...process.env, DISPLAY: SCREEN, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const server = spawn('WebKitWebDriver', [`--port=${DRIVER_PORT}`], { env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${DRIVER_PORT}`;
  let session = '';
  const close = async () => {
    if (session) await fetch(`${origin}/session/${session}`, { method: 'DELETE' });
    await end(server);
    await end(screen);
  };
  try {
    const send = overHttp(origin, () => session);
    const options = { binary: MINI_BROWSER, args: ['--automation', `--enable-page-cache=${hasPageCache}`] };
    const { sessionId, capabilities } = await until('an answer of the driver', () =>
      newSession(send, { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }).catch(() => false as const),
    );
    session = sessionId;
    return await engine(`WebKitGTK ${capabilities.browserVersion}`, send, close);
  } catch (error) {
    await close();
    throw error;
  }
}

export const ENGINES = { firefox, webkit };
