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

/** $CHROMIUM_PATH, Playwright's own, or the system's: → '/usr/bin/chromium', undefined when there is none */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM];
  return candidates.find((path) => path && existsSync(path));
}

/** In two thirds of the time; it keeps no page one has left: → '/usr/bin/chromium-headless-shell' */
export const findHeadless = () => (!process.env.CHROMIUM_PATH && existsSync(HEADLESS) ? HEADLESS : findBrowser());

/** Playwright's build, else Debian's packages when root: → '/usr/bin/chromium', undefined where neither can be had */
export function installBrowser(): string | undefined {
  runTool('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  if (!findBrowser()) installPackages(['chromium', 'chromium-headless-shell']);
  return findBrowser();
}
