const BASE = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Adds the base path to a path of this site; leaves anchors and external addresses alone: withBase('/news/') → '/repo/news/' */
export const withBase = (href: string) => (href.startsWith('/') ? `${BASE}${href}` : href);

/** Removes the base path and adds a trailing slash: sitePath('/repo/news') → '/news/' */
export const sitePath = (pathname: string) => {
  const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname;
  return path.endsWith('/') ? path : `${path}/`;
};

/** Throws if the address is invalid or has another path: originOf('https://name.github.io/duda', '/duda') → 'https://name.github.io' */
export function originOf(siteUrl: string, base = ''): string {
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  const path = url?.pathname.replace(/\/$/, '') ?? '';
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || (path !== '' && path !== base)) {
    throw new Error(
      `SITE_URL=${siteUrl} ist keine Adresse wie https://www.example.com (Unterpfade nennt NEXT_PUBLIC_BASE_PATH)`,
    );
  }
  return url.origin;
}

const ORIGIN = originOf(process.env.SITE_URL || 'https://www.example.com', process.env.NEXT_PUBLIC_BASE_PATH);

/** For an address that already has the base path: fullAddress('/pictures/1f2e-480.webp') → 'https://www.example.com/pictures/1f2e-480.webp' */
export const fullAddress = (address: string) => `${ORIGIN}${address}`;

/** absolute('/news/') → 'https://www.example.com/news/' */
export const absolute = (path: string) => fullAddress(withBase(path));
