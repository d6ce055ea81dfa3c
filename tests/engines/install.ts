import { requirePrograms } from '@/lib/tasks/debian';
import { FIREFOX, MINI_BROWSER } from './engines';

/** What the tests start, by Debian's package. WebKit's window needs a screen: a virtual one. */
const BROWSERS = {
  'firefox-esr': FIREFOX,
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  'libwebkit2gtk-4.1-0': MINI_BROWSER,
  xvfb: '/usr/bin/Xvfb',
};

/** Installs the browsers that are not there, as root on Debian; stops the run with one sentence where that fails. */
export default () => requirePrograms(BROWSERS, 'die Prüfung in Firefox und WebKit');
