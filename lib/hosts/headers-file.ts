import { CMS_PATH } from '@/lib/pages/cms-path';
import {
  CACHE,
  DESK_HEADERS,
  HASHED,
  HSTS,
  NAMED_TYPES,
  PICTURE_ENDINGS,
  PICTURE_POLICY,
  type Site,
  securityOf,
  TYPES,
  withCharset,
} from './rules';

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Extensions that these hosts may not know, or send without a charset. */
const SPELLED_OUT = ['ics', 'txt', 'webmanifest'] as const;

/** Cloudflare allows 100 rules with one * each: → '# Netlify and …\n/*\n  Content-Security-Policy: …' */
export const headersFile = (site: Site) =>
  [
    '# Netlify and Cloudflare Pages: publish out/ as it is. Both let browsers revalidate what has no Cache-Control here,',
    '# answer unknown paths with 404.html, add the slash at the end of a path, and compress by themselves.',
    '# Both join the values of a header that two matching rules set, so each is set by one.',
    '# But for the policy of pictures: of two policies browsers keep both.',
    ...(site.hasCms
      ? ['# But for the opener policy of the CMS: browsers take two values for none, which is the one it needs.']
      : []),
    block('/*', { ...securityOf(site), 'Strict-Transport-Security': HSTS }),
    ...(site.hasCms ? [block(`${site.base}${CMS_PATH}*`, DESK_HEADERS)] : []),
    ...PICTURE_ENDINGS.map((ending) => block(`/*.${ending}`, { 'Content-Security-Policy': PICTURE_POLICY })),
    ...HASHED.map((folder) => block(`${site.base}${folder}*`, { 'Cache-Control': CACHE.hashed })),
    ...SPELLED_OUT.map((ending) => block(`/*.${ending}`, { 'Content-Type': withCharset(TYPES[ending]) })),
    ...Object.entries(NAMED_TYPES).map(([path, type]) => block(`${site.base}${path}`, { 'Content-Type': type })),
    '',
  ].join('\n');
