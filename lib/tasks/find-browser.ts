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

/** Takes two thirds of the time, but has no back/forward cache → '/usr/bin/chromium-headless-shell' */
export const findHeadless = () => (!process.env.CHROMIUM_PATH && existsSync(HEADLESS) ? HEADLESS : findBrowser());

/** Installs Playwright's build, else Debian's packages if root → '/usr/bin/chromium', undefined if both fail */
export function installBrowser(): string | undefined {
  runTool('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  if (!findBrowser()) installPackages(['chromium', 'chromium-headless-shell']);
  return findBrowser();
}
