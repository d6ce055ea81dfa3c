import { withBase } from '@/lib/pages/paths';

/**
 * The site's own origin. A base path at its end may be given or left out: NEXT_PUBLIC_BASE_PATH adds it.
 *
 * originOf('https://www.duda.example/') → 'https://www.duda.example'
 * originOf('https://name.github.io/duda', '/duda') → 'https://name.github.io'
 *
 * @throws where the text is no web address, or names another path than the base path
 */
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

/** The whole address of something whose base path stands before it already: fullAddress('/pictures/1f2e-480.webp') */
export const fullAddress = (address: string) => `${ORIGIN}${address}`;

/** The whole address of a page of this site. absolute('/news/') → 'https://www.example.com/news/' */
export const absolute = (path: string) => fullAddress(withBase(path));
