import type { Fault } from 'content/fault';
import type { Content } from 'content/kinds';
import { nearestName } from 'content/names';
import { linkedPath, linksIn } from 'content/own-links';
import { listPlaces } from 'content/places';
import type { ReadFile } from 'content/read';
import { sitePages } from '@/lib/pages/registry';
import { ALIASES } from '@/lib/paths';

/** Files such as /events.ics, which the build checks. */
const FILE = /\.[a-z0-9]+$/;

/** Links to missing pages, each path reported once; anchors are checked in the built pages (tests/export/links.test.ts):
 * → [{ file: 'landing.yaml', field: 'cta.href', found: '„/buecher/“', expected: 'ein Pfad, den es gibt, wie /books/' }] */
export function brokenLinks(content: Content, files: readonly ReadFile[]): Fault[] {
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
