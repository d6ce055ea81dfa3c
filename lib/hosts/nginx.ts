import { ORDERS_PATH } from '@/lib/pages/paths';
import {
  CACHE,
  COMPRESSIBLE,
  DESK_HEADERS,
  deskPattern,
  HOST_FILES,
  HSTS,
  hashedPattern,
  movesOf,
  NAMED_TYPES,
  PICTURE_HEADERS,
  PICTURE_PATTERN,
  RECEIVER,
  type Site,
  securityOf,
  TYPES,
} from './rules';

const shrinking = COMPRESSIBLE.filter((type) => type !== TYPES.html);
const texts = shrinking.filter((type) => type.startsWith('text/'));
const hostFiles = HOST_FILES.map((name) => name.replace('.', '\\.')).join('|');

/** Of files nginx sees to it by itself. */
const getAlone = '        if ($request_method !~ ^(GET|HEAD)$) {\n            return 405;\n        }\n';

const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** What differs at some addresses; an empty header is not sent. */
const mapsFor = (pattern: string, headers: Record<string, string>, security: Record<string, string>) =>
  Object.entries(headers)
    .map(
      ([name, value]) =>
        `map $uri ${variable(name)} {\n    default "${security[name] ?? ''}";\n    ~${pattern} "${value}";\n}\n\n`,
    )
    .join('');
const variablesOf = (headers: Record<string, string>) =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, variable(name)]));

/** The receiver sends its own headers; one that is added here keeps those of the site away. */
const ordersOf = (base: string) => `    location ~ ^${base}${ORDERS_PATH}(/|$) {
        proxy_pass http://${RECEIVER};
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_read_timeout 20s;
        client_max_body_size 64k;
        add_header Strict-Transport-Security $site_hsts always;
    }
`;

/** → '# nginx 1.18 or newer …' */
export const nginxFile = ({
  host,
  base,
  redirects,
  isPreview,
  hasDesk,
  hasOrders,
}: Site) => `# nginx 1.18 or newer (Debian: apt install nginx).
# 1. Copy the content of out/ to /var/www/${host}${base}
# 2. Copy this file to /etc/nginx/conf.d/${host}.conf and reload nginx.
# 3. certbot --nginx -d ${host} adds the certificate and the way from http to https.
# Beside it, nginx-brotli.conf makes pages 15 % smaller than gzip does.

map $uri $site_cache {
    default "${CACHE.other}";
    ~${hashedPattern(base)} "${CACHE.hashed}";
}

# Over https only; an empty header is not sent.
map $https $site_hsts {
    default "";
    on "${HSTS}";
}

${mapsFor(PICTURE_PATTERN, PICTURE_HEADERS, securityOf({ isPreview }))}${hasDesk ? mapsFor(deskPattern(base), DESK_HEADERS, securityOf({ isPreview })) : ''}server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    root /var/www/${host};
    index index.html;
    absolute_redirect off;
    server_tokens off;

    # A location with headers of its own would lose these: they all stand here.
    add_header Cache-Control $site_cache always;
    add_header Strict-Transport-Security $site_hsts always;
${Object.entries({ ...securityOf({ isPreview }), ...variablesOf({ ...PICTURE_HEADERS, ...(hasDesk && DESK_HEADERS) }) })
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}

    default_type application/octet-stream;
    types {
${Object.entries(TYPES)
  .map(([ending, type]) => `        ${type} ${ending};`)
  .join('\n')}
    }
    charset utf-8;
    charset_types ${texts.join(' ')};

    gzip on;
    gzip_vary on;
    gzip_comp_level 6;
    gzip_min_length 1000;
    gzip_types ${shrinking.join(' ')};

    # A folder without a page of its own is as unknown as a path that leads nowhere.
    error_page 403 404 =404 ${base}/404.html;
    location = ${base}/404.html {
        internal;
    }
${Object.entries(NAMED_TYPES)
  .map(([path, type]) => `    location = ${base}${path} {\n        types { }\n        default_type ${type};\n    }\n`)
  .join('')}${movesOf({ base, redirects })
  .map(({ path, target }) => `    location = ${path} {\n${getAlone}        return 301 "${target}";\n    }\n`)
  .join('')}${hasOrders ? ordersOf(base) : ''}    location ~ ^${base}/(${hostFiles})$ {
        return 404;
    }
}
`;

/** Of its own, as nginx does not start where the module is missing: → '# Debian: apt install …\nbrotli on;\n…' */
export const nginxBrotliFile =
  () => `# Debian: apt install libnginx-mod-http-brotli-filter; then copy this file to /etc/nginx/conf.d/ and reload nginx.
brotli on;
brotli_comp_level 5;
brotli_min_length 1000;
brotli_types ${shrinking.join(' ')};
`;
