import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { APACHE, CADDY, isThere, NGINX, NGINX_BROTLI } from '@/lib/tasks/programs';

export type Settings = {
  host: string;
  /** Base path of the site: '' or '/name'. */
  base: string;
  folder: string;
  /** Folder of the site's files. */
  www: string;
  key: string;
  certificate: string;
  files: Record<string, string>;
  port: number;
  securePort: number;
};

export type Server = {
  /** HTTP only. */
  isPlain?: true;
  /** Compresses with Brotli too. */
  hasBrotli?: true;
  command: string;
  parameters: (config: string) => string[];
  /** Wraps the ready-made file in the minimal configuration that the server needs. */
  configure: (settings: Settings) => string;
};

const isRoot = process.getuid?.() === 0;
const APACHE_MODULES =
  'mpm_event authz_core alias dir mime filter headers rewrite proxy proxy_http deflate brotli socache_shmcb ssl'.split(
    ' ',
  );

/** Ready-made Apache configuration around out/.htaccess, with the modules and rights that a web space grants. */
const apacheConfig = (settings: Settings, modules: readonly string[], allowed: string) => `
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
ServerRoot ${settings.folder}
ServerName ${settings.host}
PidFile ${settings.folder}/apache.pid
DefaultRuntimeDir ${settings.folder}
Mutex posixsem
ErrorLog ${settings.folder}/apache.log
TypesConfig /dev/null
Listen 127.0.0.1:${settings.port}
Listen 127.0.0.1:${settings.securePort}
DocumentRoot ${settings.www}
<Directory ${settings.www}>
  AllowOverride ${allowed}
  Require all granted
</Directory>
<VirtualHost 127.0.0.1:${settings.port}>
</VirtualHost>
<VirtualHost 127.0.0.1:${settings.securePort}>
  SSLEngine on
  SSLCertificateFile ${settings.certificate}
  SSLCertificateKeyFile ${settings.key}
</VirtualHost>
`;

const ready = ({ files, host, www }: Settings, name: string) =>
  (files[`deploy/${name}`] ?? '').replaceAll(`/var/www/${host}`, www);

const caddySite = (settings: Settings, address: string, tls = '') =>
  ready(settings, 'Caddyfile').replace(`\n${settings.host} {`, `\n${address} {\n\t${tls}`);

export const SERVERS = {
  nginx: {
    hasBrotli: true,
    command: NGINX,
    parameters: (config) => ['-c', config],
    configure: (settings) => `
${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${settings.folder}/nginx.pid;
error_log stderr;
load_module ${NGINX_BROTLI};
events { }
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${settings.folder}/${kind};`).join('\n')}
${ready(settings, 'nginx-brotli.conf')}
${ready(settings, 'nginx.conf')
  .replace('listen 80;', `listen 127.0.0.1:${settings.port};`)
  .replace(
    'listen [::]:80;',
    `listen 127.0.0.1:${settings.securePort} ssl; ssl_certificate ${settings.certificate}; ssl_certificate_key ${settings.key};`,
  )}
}`,
  },
  caddy: {
    command: CADDY,
    parameters: (config) => ['run', '--config', config, '--adapter', 'caddyfile'],
    configure: (settings) => `
{
	admin off
	auto_https off
}
${caddySite(settings, `http://127.0.0.1:${settings.port}`)}
${caddySite(settings, `https://127.0.0.1:${settings.securePort}`, `tls ${settings.certificate} ${settings.key}`)}`,
  },
  apache: {
    hasBrotli: true,
    command: APACHE,
    parameters: (config) => ['-f', config, '-DFOREGROUND'],
    configure: (settings) => apacheConfig(settings, APACHE_MODULES, 'All'),
  },
  'npm start': {
    isPlain: true,
    command: process.execPath,
    parameters: (config) => [
      '--import',
      createRequire(import.meta.url).resolve('tsx'),
      resolve('tests/hosts/own.ts'),
      config,
    ],
    configure: (settings) => JSON.stringify(settings),
  },
} satisfies Record<string, Server>;

export type ServerName = keyof typeof SERVERS;

/** Apache as the barest web space offers it: the fewest rights, and none of the modules named. */
export const bareApache = (without: readonly string[]): Server => ({
  ...SERVERS.apache,
  configure: (settings) =>
    apacheConfig(
      settings,
      APACHE_MODULES.filter((name) => !without.includes(name)),
      'FileInfo',
    ),
});

/** Whether the server is installed; `npm start` always is. */
export const isReady = (name: ServerName) => name === 'npm start' || isThere(name);
