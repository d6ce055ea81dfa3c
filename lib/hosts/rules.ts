import { DESK_PATH } from '@/lib/desk/address';

/** What every host must answer with; the file of each is made from it (decision 0001). */

export type Site = {
  host: string;
  base: string;
  /** Old paths and where they lead, without base path (content/redirects.yaml). */
  redirects: readonly { from: string; to: string }[];
  /** For a second host that editors alone look at. */
  isPreview?: boolean | undefined;
  /** Whether the editors' desk is exported with it (decision 0026). */
  hasDesk?: boolean | undefined;
  /** Whether the project's own receiver takes orders beside it (decision 0009). */
  hasOrders?: boolean | undefined;
};

/** With and without the slash at the end: → [{ path: '/termine', target: '/#events' }, { path: '/termine/', target: '/#events' }] */
export const movesOf = ({ base, redirects }: Pick<Site, 'base' | 'redirects'>) =>
  redirects.flatMap(({ from, to }) =>
    [from.slice(0, -1), from].map((path) => ({ path: `${base}${path}`, target: encodeURI(`${base}${to}`) })),
  );

/** File names below carry a hash of the content: what changes gets a new name. */
export const HASHED = ['/_next/static/', '/pictures/'] as const;

export const CACHE = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** The page's own policy says all else; its meta element cannot speak of frames. The paper opens in one beside a form. */
export const SECURITY = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  // No other site learns which page a child came from.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** A picture draws and does nothing else, even where it is a document of its own. */
export const PICTURE_POLICY = "default-src 'none'; sandbox";

/** securityOf({ isPreview: true })['X-Robots-Tag'] → 'noindex, nofollow', of the site itself there is none */
export const securityOf = ({ isPreview }: Pick<Site, 'isPreview'>): Record<string, string> =>
  isPreview ? { ...SECURITY, 'X-Robots-Tag': 'noindex, nofollow' } : SECURITY;

/** Of the editors' desk alone: no search engine lists it, and the window in which one signs in at another site may answer. */
export const DESK_HEADERS = {
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** deskPattern('/name') → '^/name/redaktion/' */
export const deskPattern = (base: string) => `^${base}${DESK_PATH}`;

/** Where the receiver listens on the machine of the web server; this one path is passed on to it. */
export const RECEIVER = '127.0.0.1:3100';

/** A year in seconds; without includeSubDomains, as other sites of the publisher are not this one's to bind. */
export const HSTS_SECONDS = 31_536_000;
export const HSTS = `max-age=${HSTS_SECONDS}`;

export const TYPES = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  ics: 'text/calendar',
  js: 'text/javascript',
  json: 'application/json',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
} as const;

/** isPicture('image/svg+xml') → true */
export const isPicture = (type: string) => type.startsWith('image/');

export const PICTURE_ENDINGS = Object.entries(TYPES).flatMap(([ending, type]) => (isPicture(type) ? [ending] : []));

/** → '\\.(avif|ico|png|svg|webp)$' */
export const PICTURE_PATTERN = `\\.(${PICTURE_ENDINGS.join('|')})$`;

/** As SECURITY says, and nothing runs. */
export const PICTURE_HEADERS = {
  'Content-Security-Policy': `${SECURITY['Content-Security-Policy']}; ${PICTURE_POLICY}`,
};

export const NAMED_TYPES = { '/atom.xml': 'application/atom+xml' } as const;

/** withCharset('text/calendar') → 'text/calendar; charset=utf-8'; other types name their charset themselves. */
export const withCharset = (type: string) => (type.startsWith('text/') ? `${type}; charset=utf-8` : type);

export const COMPRESSIBLE = [...Object.values(TYPES), ...Object.values(NAMED_TYPES)].filter(
  (type) => !/^(image\/(?!svg)|audio\/|font\/|application\/pdf)/.test(type),
);

/** They speak to a host; no visitor needs them. */
export const HOST_FILES = ['_headers', '_redirects', '.htaccess', '.nojekyll'] as const;

/** hashedPattern('/name') → '^/name(/_next/static/|/pictures/)' */
export const hashedPattern = (base: string) => `^${base}(${HASHED.join('|')})`;

/** Of decoded paths, for Go, JavaScript and RE2 alike. Whatever else is never sent on with a slash behind it:
 * browsers read '/\x' and '//x' as another site. */
export const PLAIN_PATH = '^(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*/?$';
