import { requirePrograms } from '@/lib/tasks/debian';

/** What the tests start, by Debian's package. */
const SERVERS = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-filter': '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
  caddy: '/usr/bin/caddy',
  apache2: '/usr/sbin/apache2',
  openssl: '/usr/bin/openssl',
};

/** Installs the web servers that are not there, as root on Debian; stops the run with one sentence where that fails. */
export default () => requirePrograms(SERVERS, 'die Prüfung der Serverdateien');
