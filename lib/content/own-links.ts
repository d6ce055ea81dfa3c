import { sitePages } from '@/lib/pages/registry';
import { ALIASES } from '@/lib/paths';
import { type Fault, fieldName } from './fault';
import type { Content } from './kinds';
import { nearestName } from './names';
import { listPlaces } from './places';
import { textsIn } from './text';

const FIELDS = ['href', 'path'];
const IN_MARKDOWN = /\]\((\/[^)\s]*)\)/g;
/** Files such as /events.ics, which the build checks. */
const FILE = /\.[a-z0-9]+$/;

/** linksIn({ cta: { href: '/news/' } }) → [{ href: '/news/', path: ['cta', 'href'], field: 'cta.href' }]; includes Markdown links */
export const linksIn = (data: unknown): { href: string; path: PropertyKey[]; field: string }[] =>
  textsIn(data).flatMap(({ text, path }) => {
    const whole = FIELDS.includes(String(path.at(-1))) && text.startsWith('/') ? [text] : [];
    const hrefs = [...whole, ...[...text.matchAll(IN_MARKDOWN)].map(([, href = '']) => href)];
    return hrefs.map((href) => ({ href, path, field: fieldName(path) }));
  });

/** linkedPath('/books/?alter=8#liste') → '/books/' */
export const linkedPath = (href: string) => href.split(/[?#]/)[0] ?? '';

/** Replaces the target of every link, in Markdown too: withLinks({ href: '/alt/' }, () => '/neu/') → { href: '/neu/' } */
export function withLinks<T>(data: T, led: (href: string) => string, key = ''): T {
  if (typeof data === 'string')
    return (FIELDS.includes(key) ? led(data) : data.replace(IN_MARKDOWN, (_, href: string) => `](${led(href)})`)) as T;
  if (Array.isArray(data)) return data.map((one) => withLinks(one, led, key)) as T;
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, withLinks(one, led, name)])) as T;
}

/**
 * Links to missing pages, each path reported once; anchors are checked in the built pages (tests/export/links.test.ts):
 * → [{ file: 'landing.yaml', field: 'cta.href', found: '„/buecher/“', expected: 'ein Pfad, den es gibt, wie /books/' }]
 */
export function brokenLinks(content: Content, files: readonly { file: string; data: unknown }[]): Fault[] {
  const paths = [...sitePages(content).map(({ path }) => path), ...ALIASES];
  const stray = files
    .flatMap(({ file, data }) =>
      linksIn(data).map(({ href, field }) => ({ href, field, file, path: linkedPath(href) })),
    )
    .filter(({ path }) => !paths.includes(path) && !FILE.test(path));
  return [...new Set(stray.map(({ path }) => path))].flatMap((path): Fault[] => {
    const [first, ...others] = stray.filter((link) => link.path === path);
    if (!first) return [];
    const moved = content.redirects.find(({ from }) => from === path);
    const wanted = moved
      ? `die neue Adresse ${moved.to}, wie in redirects.yaml`
      : `ein Pfad, den es gibt, wie ${nearestName(paths, path)}`;
    const expected = others.length > 0 ? `${wanted}; ebenso bei: ${listPlaces(others)}` : wanted;
    return [{ file: first.file, field: first.field, found: `„${first.href}“`, expected }];
  });
}
