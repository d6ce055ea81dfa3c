import { defineConfig } from '@playwright/test';
import { headlessBrowser } from './lib/tasks/find-browser';
import { keepContent } from './tests/fixtures/keep';
import { measureSlowness, patience } from './tests/slowness';
import { inTurn, THOROUGH } from './tests/thorough';

const WORKERS = 2;
measureSlowness(WORKERS);
keepContent();

const PORT = process.env.TEST_PORT ?? '3210';
const ORIGIN = `http://localhost:${PORT}`;

/** What visitors come for: ordering, finding, reading. The rest looks at pages one by one, and at what may go wrong. */
const WAYS =
  /(article|chrome|declarations|events?(-\w+)?|news|not-found|order(-sending)?|search|tips-lists)\.spec\.ts$/;

/** Files that take a minute or more: a third of them each night. */
const LONG = [
  'cms',
  'cms-beside',
  'cms-exported',
  'cms-kept',
  'cms-pictures',
  'cms-week',
  'faults-device',
  'faults-reading',
  'first-use',
  'first-use-forms',
  'policy-content',
];
const anotherNight = LONG.filter((name) => !inTurn(LONG).includes(name)).map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  grepInvert: THOROUGH ? undefined : /@night/,
  workers: WORKERS,
  forbidOnly: true,
  // One that passes the second time is listed as flaky.
  retries: 1,
  timeout: patience(60),
  expect: { timeout: patience(10) },
  projects: [
    // A page still gliding along under the pointer loses a press now and then; motion is looked at with the pages.
    { name: 'ways', testMatch: WAYS, use: { contextOptions: { reducedMotion: 'reduce' } } },
    { name: 'pages', testIgnore: [WAYS, ...anotherNight] },
  ],
  // What failed stands at the end, with its reasons: of a long record often only the end is kept.
  reporter: [['list']],
  // Another copy of the project for the walk over a plain export (tests/e2e/plain-export.ts).
  webServer: {
    command: 'npm start',
    cwd: process.env.SITE_COPY,
    url: `${ORIGIN}/`,
    env: { PORT },
    timeout: patience(300),
  },
  use: {
    baseURL: ORIGIN,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: headlessBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
