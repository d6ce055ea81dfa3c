import { ALIASES } from '@/lib/pages/paths';
import { sitePages } from '@/lib/pages/registry';
import { type Fault, fieldName } from './fault';
import type { Content } from './kinds';
import { nearestName } from './names';
import { textsIn } from './text';

const FIELDS = ['href', 'path'];
const IN_MARKDOWN = /\]\((\/[^)\s]*)\)/g;
/** As /events.ics: the build tells of those that are not there. */
const FILE = /\.[a-z0-9]+$/;

/** linksIn({ cta: { href: '/news/' } }) → [{ href: '/news/', field: 'cta.href' }], those of Markdown too */
export const linksIn = (data: unknown): { href: string; field: string }[] =>
  textsIn(data).flatMap(({ text, path }) => {
    const whole = FIELDS.includes(String(path.at(-1))) && text.startsWith('/') ? [text] : [];
    const hrefs = [...whole, ...[...text.matchAll(IN_MARKDOWN)].map(([, href = '']) => href)];
    return hrefs.map((href) => ({ href, field: fieldName(path) }));
  });

/** Anchors are looked for in the built pages (tests/export/links.test.ts): → [{ field: 'cta.href', found: '„/buecher/“', … }] */
export function strayLinks(content: Content, files: readonly { file: string; data: unknown }[]): Fault[] {
  const paths = [...sitePages(content).map(({ path }) => path), ...ALIASES];
  return files.flatMap(({ file, data }) =>
    linksIn(data).flatMap(({ href, field }) => {
      const path = href.split(/[?#]/)[0] ?? '';
      if (paths.includes(path) || FILE.test(path)) return [];
      const moved = content.redirects.find(({ from }) => from === path);
      const expected = moved
        ? `die neue Adresse ${moved.to}, wie in redirects.yaml`
        : `ein Pfad, den es gibt, wie ${nearestName(paths, path)}`;
      return [{ file, field, found: `„${href}“`, expected }];
    }),
  );
}
