import { existsSync } from 'node:fs';
import { installPackages } from '@/lib/tasks/debian';
import { FIREFOX, MINI_BROWSER } from './engines';

/** What the tests start, by Debian's package. WebKit's window needs a screen: a virtual one. */
const FILES = {
  'firefox-esr': FIREFOX,
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  'libwebkit2gtk-4.1-0': MINI_BROWSER,
  xvfb: '/usr/bin/Xvfb',
};

const missing = () =>
  Object.entries(FILES)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);

/** Installs the browsers that are not there, as root on Debian; stops the run with one sentence where that fails. */
export default function install() {
  installPackages(missing());
  if (missing().length > 0) {
    const names = missing().join(' ');
    throw new Error(
      `Für die Prüfung in Firefox und WebKit fehlt ${names}: Installieren Sie es (Debian: apt-get install ${names}).`,
    );
  }
}
