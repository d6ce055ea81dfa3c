import { existsSync } from 'node:fs';
import { installPackages } from '@/lib/tasks/debian';

/** What the tests start, by Debian's package. */
const FILES = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-filter': '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
  caddy: '/usr/bin/caddy',
  apache2: '/usr/sbin/apache2',
  openssl: '/usr/bin/openssl',
};

const missing = () =>
  Object.entries(FILES)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);

/** Installs the web servers that are not there, as root on Debian; stops the run with one sentence where that fails. */
export default function install() {
  installPackages(missing());
  if (missing().length > 0) {
    const names = missing().join(' ');
    throw new Error(
      `Für die Prüfung der Serverdateien fehlt ${names}: Installieren Sie es (Debian: apt-get install ${names}).`,
    );
  }
}
