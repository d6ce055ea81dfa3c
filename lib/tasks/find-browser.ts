import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages } from './programs';
import { runTool } from './tool';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const HEADLESS = '/usr/bin/chromium-headless-shell';

/** $CHROMIUM_PATH, Playwright's build or the system's → '/usr/bin/chromium', undefined if there is none */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM];
  return candidates.find((path) => path && existsSync(path));
}

/** Installs Playwright's build, else Debian's package if root → '/usr/bin/chromium', undefined if both fail */
export function installBrowser(): string | undefined {
  runTool('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  if (!findBrowser()) installPackages(['chromium']);
  return findBrowser();
}

/** Takes half the time, but has no back/forward cache; installed if root, once a run → '/usr/bin/chromium-headless-shell',
 * else the browser with a window */
export function headlessBrowser(): string | undefined {
  const browser = findBrowser() ?? installBrowser();
  if (process.env.CHROMIUM_PATH) return browser;
  const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
  if (!existsSync(HEADLESS) && !isWorker) installPackages(['chromium-headless-shell']);
  return existsSync(HEADLESS) ? HEADLESS : browser;
}
