/** What every host must answer with, written once: the file of each host is made from it. */

/** Where the site is served. */
export type Site = {
  /** 'www.example.com' */
  host: string;
  /** The path it is served below: '' or '/name'. */
  base: string;
};

/** Folders whose file names carry a hash of the content: what changes gets a new name. */
export const HASHED = ['/_next/static/', '/pictures/'] as const;

export const CACHE = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** On every answer. All else the page's own policy says in its meta element, which cannot speak of frames. */
export const SECURITY = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // No other site learns which page a child came from.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/**
 * Strict-Transport-Security, a year in seconds. For answers over https only, as the standard asks, and without
 * includeSubDomains: other sites of the publisher are not this one's to bind.
 */
export const HSTS_SECONDS = 31_536_000;
export const HSTS = `max-age=${HSTS_SECONDS}`;

/** The type of every kind of file the export holds. */
export const TYPES = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  ics: 'text/calendar',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
} as const;

/** Files whose ending does not tell their type. */
export const NAMED_TYPES = { '/atom.xml': 'application/atom+xml' } as const;

/** withCharset('text/calendar') → 'text/calendar; charset=utf-8'; other types name their charset themselves */
export const withCharset = (type: string) => (type.startsWith('text/') ? `${type}; charset=utf-8` : type);

/** Types that shrink when compressed; pictures and fonts are compressed already. */
export const COMPRESSIBLE = [...Object.values(TYPES), ...Object.values(NAMED_TYPES)].filter(
  (type) => !/^(image\/(?!svg)|font\/)/.test(type),
);

/** Files in out/ that speak to a host, and which no visitor needs. */
export const HOST_FILES = ['_headers', '.htaccess', '.nojekyll'] as const;

/** The start of hashed paths as a regular expression: '^/name(/_next/static/|/pictures/)' */
export const hashedPattern = (base: string) => `^${base}(${HASHED.join('|')})`;

/**
 * Decoded paths that can lead to a file of this site: nothing but letters, digits and - . _ ~, no part that begins with a
 * dot. What else is asked for leads nowhere, and above all is never sent on to with a slash behind it: browsers read '/\x'
 * and '//x' as another site. For Go, JavaScript and RE2 alike.
 */
export const PLAIN_PATH = '^(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*/?$';
