import { withBase } from './base-path';

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
