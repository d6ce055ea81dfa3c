const BASE = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Adds the base path to a path of this site; leaves anchors and external addresses alone: withBase('/news/') → such as '/repo/news/' */
export const withBase = (href: string) => (href.startsWith('/') ? `${BASE}${href}` : href);

/** Removes the base path and adds a trailing slash: sitePath('/repo/news') → such as '/news/' */
export const sitePath = (pathname: string) => {
  const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname;
  return path.endsWith('/') ? path : `${path}/`;
};
