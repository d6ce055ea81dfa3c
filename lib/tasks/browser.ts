import { findBrowser, installBrowser } from './find-browser';

if (!(findBrowser() ?? installBrowser())) {
  console.error(
    'Für die Browsertests fehlt Chromium: Installieren Sie es oder nennen Sie seinen Pfad in CHROMIUM_PATH.',
  );
  process.exit(1);
}
