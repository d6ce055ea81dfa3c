import { ORDERS_PATH } from 'content/own-paths';
import { CMS_PATH } from '@/lib/pages/cms-path';

/** Site settings from which every host's file is made (decision 0001). */

export type Site = {
  host: string;
  base: string;
  /** Old and new paths, without base path (content/redirects.yaml). */
  redirects: readonly { from: string; to: string }[];
  /** A second host, for editors only. */
  isPreview?: boolean | undefined;
  /** Whether the CMS is exported too (decision 0026). */
  hasCms?: boolean | undefined;
  /** Whether the project's own order receiver runs beside it (decision 0009). */
  hasOrders?: boolean | undefined;
};

type Move = { path: string; target: string; query?: string };

const LITERALLY = /[.+]/g;

/** With and without trailing slash; those with a query come first, as the others match any query. A query may have more before and behind.
 * → [{ path: '/index.php', query: '(^|&)id=12(&|$)', target: '/news/' }, { path: '/termine', target: '/#events' }, …] */
export const movesOf = ({ base, redirects }: Pick<Site, 'base' | 'redirects'>): Move[] => {
  const moves = redirects.flatMap(({ from, to }) => {
    const [page = '', asked] = from.split('?');
    const bare = page.replace(/\/$/, '');
    const query = asked && `(^|&)${asked.replace(LITERALLY, '[$&]')}(&|$)`;
    return [bare, `${bare}/`]
      .map((path) => ({ path: `${base}${path}`, target: encodeURI(`${base}${to}`), ...(query && { query }) }))
      .filter(({ path }) => path !== '');
  });
  return [...moves.filter(({ query }) => query), ...moves.filter(({ query }) => !query)];
};

/** Paths of files with a content hash in their name, which never change. */
export const HASHED = ['/_next/static/', '/pictures/'] as const;

export const CACHE = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** Covers only what a page's own policy, in its meta element, cannot set. 'self', as the viewer opens in a frame on pages with a form. */
export const SECURITY = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  // Other sites do not learn which page a child came from.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** Pictures run nothing, even as documents of their own. */
export const PICTURE_POLICY = "default-src 'none'; sandbox";

/** securityOf({ isPreview: true })['X-Robots-Tag'] → 'noindex, nofollow'; undefined for the site itself */
export const securityOf = ({ isPreview }: Pick<Site, 'isPreview'>): Record<string, string> =>
  isPreview ? { ...SECURITY, 'X-Robots-Tag': 'noindex, nofollow' } : SECURITY;

/** For the CMS only: no search engine lists it, and the sign-in window of another site can reply. */
export const DESK_HEADERS = {
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** cmsPattern('/name') → '^/name/redaktion/' */
export const cmsPattern = (base: string) => `^${base}${CMS_PATH}`;

/** Local addresses of the order receiver and of its office; web servers pass on to the first alone. */
export const RECEIVER = '127.0.0.1:3100';
export const OFFICE = '127.0.0.1:3101';

const RECEIVER_PATHS = '(/gesund|/probe/[A-Za-z0-9_-]+|/werbung(/[A-Za-z0-9_-]+)+([.]css)?)?/?';

/** What web servers pass on to the receiver, compared with the address as it was sent: they decode and resolve an address before they
 * match it, so one with %2f and dots could lead elsewhere behind them. ordersPattern('/name') → '^/name/bestellungen(/gesund|…)?/?' */
export const ordersPattern = (base: string) => `^${base}${ORDERS_PATH}${RECEIVER_PATHS}`;

/** One year. Without includeSubDomains, which would bind other sites of the publisher. */
export const HSTS = 'max-age=31536000';

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

/** SECURITY's policy, and nothing runs. */
export const PICTURE_HEADERS = {
  'Content-Security-Policy': `${SECURITY['Content-Security-Policy']}; ${PICTURE_POLICY}`,
};

export const NAMED_TYPES = { '/atom.xml': 'application/atom+xml' } as const;

/** withCharset('text/calendar') → 'text/calendar; charset=utf-8'; other types need none or declare it themselves */
export const withCharset = (type: string) => (type.startsWith('text/') ? `${type}; charset=utf-8` : type);

export const COMPRESSIBLE = [...Object.values(TYPES), ...Object.values(NAMED_TYPES)].filter(
  (type) => !/^(image\/(?!svg)|audio\/|font\/|application\/pdf)/.test(type),
);

/** Configuration for hosts, not for visitors. */
export const HOST_FILES = ['_headers', '_redirects', '.htaccess', '.nojekyll'] as const;

/** hashedPattern('/name') → '^/name(/_next/static/|/pictures/)' */
export const hashedPattern = (base: string) => `^${base}(${HASHED.join('|')})`;
