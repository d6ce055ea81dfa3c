import { ORDERS_PATH } from 'content/own-paths';
import {
  CACHE,
  COMPRESSIBLE,
  cmsPattern,
  DESK_HEADERS,
  HOST_FILES,
  HSTS,
  hashedPattern,
  movesOf,
  NAMED_TYPES,
  ordersPattern,
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

/** nginx does this by itself for files. */
const getAlone = '        if ($request_method !~ ^(GET|HEAD)$) {\n            return 405;\n        }\n';

const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

type Special = [pattern: string, value: string];

/** Header value by address; empty for 416, as nginx has added all headers by then. */
const mapOf = (name: string, value: string, special: readonly Special[]) => `map $status$uri ${variable(name)} {
    volatile;
    ~^416 "";
${special.map(([pattern, other]) => `    ~${pattern.replace('^', '^[0-9]+')} "${other}";\n`).join('')}    default "${value}";
}

`;

function headersOf({ base, isPreview, hasCms }: Site): Map<string, { value: string; special: Special[] }> {
  const headers = new Map<string, { value: string; special: Special[] }>();
  const add = (all: Record<string, string>, pattern?: string) => {
    for (const [name, value] of Object.entries(all)) {
      const { value: usual = '', special = [] } = headers.get(name) ?? {};
      headers.set(name, pattern ? { value: usual, special: [...special, [pattern, value]] } : { value, special });
    }
  };
  add({ 'Cache-Control': CACHE.other });
  add({ 'Cache-Control': CACHE.hashed }, hashedPattern(base));
  add(securityOf({ isPreview }));
  add(PICTURE_HEADERS, PICTURE_PATTERN);
  if (hasCms) add(DESK_HEADERS, cmsPattern(base));
  return headers;
}

/** The receiver sends its own headers; one add_header here stops the inheritance of the site's. */
const ordersOf = (base: string) => `    location ~ ^${base}${ORDERS_PATH}(/|$) {
        if ($site_orders = "") {
            return 404;
        }
        proxy_pass http://${RECEIVER};
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_read_timeout 20s;
        client_max_body_size 64k;
        add_header Strict-Transport-Security $site_hsts always;
    }
`;

const ordersMap = (
  base: string,
) => `# The receiver's paths exactly as they were sent, before nginx decodes and resolves them.
map $request_uri $site_orders {
    volatile;
    "~${ordersPattern(base)}([?]|$)" 1;
    default "";
}

`;

/** One location for each path, whose queries may lead to several targets. */
function movesFor(site: Site): string {
  const moves = movesOf(site);
  const paths = [...new Set(moves.map(({ path }) => path))];
  const leads = ({ target, query }: (typeof moves)[number]) =>
    query
      ? `        if ($args ~ "${query}") {\n            return 301 "${target}";\n        }\n`
      : `        return 301 "${target}";\n`;
  return paths
    .map(
      (at) =>
        `    location = ${at} {\n${getAlone}${moves
          .filter(({ path }) => path === at)
          .map(leads)
          .join('')}    }\n`,
    )
    .join('');
}

/** → '# nginx 1.18 or newer …' */
export function nginxFile(site: Site): string {
  const { host, base, hasOrders } = site;
  const headers = headersOf(site);
  return `# nginx 1.18 or newer (Debian: apt install nginx).
# 1. Copy the content of out/ to /var/www/${host}${base}
# 2. Copy this file to /etc/nginx/conf.d/${host}.conf and reload nginx.
# 3. certbot --nginx -d ${host} adds the certificate and the way from http to https.
# Beside it, nginx-brotli.conf makes pages 15 % smaller than gzip does.

# nginx adds all headers a second time when it refuses a range that a file has not (416); an empty header is not sent.

# Over https only.
map "$status $https" $site_hsts {
    volatile;
    ~^416 "";
    "~ on$" "${HSTS}";
    default "";
}

${[...headers].map(([name, { value, special }]) => mapOf(name, value, special)).join('')}${hasOrders ? ordersMap(base) : ''}server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    root /var/www/${host};
    index index.html;
    absolute_redirect off;
    server_tokens off;

    # A location with headers of its own would lose these: they all stand here.
    add_header Strict-Transport-Security $site_hsts always;
${[...headers.keys()].map((name) => `    add_header ${name} ${variable(name)} always;`).join('\n')}

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
  .join('')}${movesFor(site)}${hasOrders ? ordersOf(base) : ''}    location ~ ^${base}/(${hostFiles})$ {
        return 404;
    }
}
`;
}

/** A separate file, as nginx does not start if the module is missing: → '# Debian: apt install …\nbrotli on;\n…' */
export const nginxBrotliFile =
  () => `# Debian: apt install libnginx-mod-http-brotli-filter; then copy this file to /etc/nginx/conf.d/ and reload nginx.
brotli on;
brotli_comp_level 5;
brotli_min_length 1000;
brotli_types ${shrinking.join(' ')};
`;
