import { defineConfig } from '@playwright/test';
import { findHeadless } from './lib/tasks/find-browser';
import { THOROUGH } from './tests/thorough';

const PORT = Number(process.env.TEST_PORT ?? 3210);

/** What visitors come for: ordering, finding, reading. The rest looks at pages one by one, and at what may go wrong. */
const WAYS =
  /(article|chrome|declarations|events?(-\w+)?|news|not-found|order(-sending)?|search|tips-lists)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  grepInvert: THOROUGH ? undefined : /@night/,
  workers: 2,
  forbidOnly: true,
  // On CI one press lost on a busy machine must not stop a release; a test that passes only then is named as flaky, a fault to mend.
  retries: process.env.CI ? 1 : 0,
  // A busy machine of two cores may take its time, tenfold if need be; only a failing test waits so long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects: [
    // A page still gliding along under the pointer loses a press now and then; motion is looked at with the pages.
    { name: 'ways', testMatch: WAYS, use: { contextOptions: { reducedMotion: 'reduce' } } },
    { name: 'pages', testIgnore: WAYS },
  ],
  // What failed stands at the end, with its reasons: of a long record often only the end is kept.
  reporter: [['list']],
  webServer: { command: 'npm start', url: `http://localhost:${PORT}/`, env: { PORT: String(PORT) }, timeout: 300_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: findHeadless(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
