import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Makes the certificate that HTTPS servers need. */
export const OPENSSL = '/usr/bin/openssl';
export const NGINX = '/usr/sbin/nginx';
export const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';
export const CADDY = '/usr/bin/caddy';
export const APACHE = '/usr/sbin/apache2';
/** Debian 12 ships version 15, Debian 13 version 17. */
export const POSTGRES = ['17', '16', '15']
  .map((version) => `/usr/lib/postgresql/${version}/bin/initdb`)
  .reduce((found, file) => (existsSync(found) ? found : file));
/** Shares connections to PostgreSQL. */
export const PGBOUNCER = '/usr/sbin/pgbouncer';
export const FIREFOX = '/usr/bin/firefox-esr';
export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Files that each program needs, by Debian package. WebKit with a window needs a display. */
const PROGRAMS = {
  nginx: {
    openssl: OPENSSL,
    nginx: NGINX,
    'libnginx-mod-http-brotli-filter': NGINX_BROTLI,
  },
  caddy: { openssl: OPENSSL, caddy: CADDY },
  apache: { openssl: OPENSSL, apache2: APACHE },
  firefox: { 'firefox-esr': FIREFOX },
  postgres: { postgresql: POSTGRES },
  pgbouncer: { pgbouncer: PGBOUNCER },
  webkit: {
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    'libwebkit2gtk-4.1-0': MINI_BROWSER,
    xvfb: '/usr/bin/Xvfb',
  },
} satisfies Record<string, Record<string, string>>;

export type ProgramName = keyof typeof PROGRAMS;

const packagesMissing = (name: ProgramName) =>
  Object.entries(PROGRAMS[name])
    .filter(([, file]) => !existsSync(file))
    .map(([debian]) => debian);

/** Whether the program and all it needs are installed: isThere('caddy') → such as true */
export const isThere = (name: ProgramName) => packagesMissing(name).length === 0;

/** Installs with apt-get if root; does not report failures, callers check what is there. */
export function installPackages(names: string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`${names.join(', ')}: installing from Debian’s packages …`);
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'ignore' });
  } catch {
    // Ignored: the caller checks what is there and reports what is missing.
  }
}

/** Installs what it can: findMissing(['nginx', 'caddy']) → such as ['caddy'] */
export function findMissing(names: ProgramName[]): ProgramName[] {
  installPackages(names.flatMap(packagesMissing));
  return names.filter((name) => !isThere(name));
}

type NotRun = { sentence: string; isRefused: boolean };

/** With CI=true, only gaps that are accepted by name and with a reason are allowed:
 * notRun('hosts', ['caddy'], {}, true) → { sentence: 'Not run (hosts): caddy. With CI=true …', isRefused: true } */
export function notRun(gate: string, missing: string[], accepted: Record<string, string>, isCi: boolean): NotRun {
  const open = missing.filter((name) => !accepted[name]?.trim());
  const gaps = missing.map((name) => (accepted[name] ? `${name} (${accepted[name]})` : name)).join(', ');
  const isRefused = isCi && open.length > 0;
  const why = isRefused
    ? ` With CI=true ${open.join(', ')} must run, or be accepted with a reason in tests/accepted-gaps.yaml.`
    : '';
  return { sentence: `Not run (${gate}): ${gaps}.${why}`, isRefused };
}
