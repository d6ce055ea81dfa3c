import { defineConfig } from '@playwright/test';
import { findHeadless } from './lib/tasks/find-browser';

const PORT = Number(process.env.TEST_PORT ?? 3210);

/** What looks at pages one by one: whether each can be read, seen, printed and operated. The rest walks visitors' ways. */
const PAGES = /(access-.*|every-route|gallery|layout-shift|page-height|policy|printed|text-size|weight)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // A busy machine of two cores may take its time, tenfold if need be; only a failing test waits so long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'ways', testIgnore: PAGES },
    { name: 'pages', testMatch: PAGES },
  ],
  reporter: [['line']],
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
