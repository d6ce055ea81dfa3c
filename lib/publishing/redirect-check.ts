import type { Fault } from 'content/fault';
import type { Content } from 'content/kinds';
import { nearestName } from 'content/names';
import { linkedPath } from 'content/own-links';
import { HASHED } from '@/lib/hosts/rules';
import { CMS_PATH } from '@/lib/pages/cms-path';
import { sitePages } from '@/lib/pages/registry';
import { ALIASES, OFFLINE_PATH } from '@/lib/paths';
import { movesIn } from './withdrawn';

const FILE = 'redirects.yaml';
/** Paths that contain files, or that hosts use for their error pages. */
const TAKEN = [
  ...HASHED,
  CMS_PATH,
  ...['404', 'audio', 'ausgabe', 'index', 'licenses', 'og', 'screenshots', 'static', 'tips'].map((name) => `/${name}/`),
];

/** Files of this site; the build refuses any other (lib/build/finish.ts). */
const OWN_FILES = /^(.*\/(index\.html|og\.png)|\/(404\.html|[^/]+\.(js|json|ico|svg|txt|webmanifest|xml|ics)))$/;

/** Reports redirects that lead nowhere, form a loop or hide a page, and the same of `movedTo` in a file of its own:
 * → [{ file: 'redirects.yaml', field: '[2].to', found: '„/neu/“', … }] */
export function redirectCheck(content: Content): Fault[] {
  const { redirects } = content;
  const paths = [...sitePages(content).map(({ path }) => path), ...ALIASES];
  const moves = movesIn(content);

  function targetFault(from: string, to: string): string | undefined {
    const page = linkedPath(to);
    if (page === from) return 'eine andere Seite als die alte';
    const next = redirects.find((other) => other.from === page);
    if (next) return `gleich das Ziel von dort: ${next.to}`;
    return paths.includes(page) ? undefined : `ein Pfad, den es gibt, wie ${nearestName(paths, page)}`;
  }

  const listed = redirects.flatMap(({ from, to }, at): Fault[] => {
    const fault = (key: 'from' | 'to', expected: string): Fault => ({
      file: FILE,
      field: `[${at + 1}].${key}`,
      found: `„${key === 'from' ? from : to}“`,
      expected,
    });
    const faults: Fault[] = [];
    const [page = ''] = from.split('?');
    const path = page.endsWith('/') ? page : `${page}/`;
    if (redirects.findIndex((other) => other.from === from) < at)
      faults.push(fault('from', 'ein alter Pfad, den die Liste noch nicht hat'));
    if (page === from && (paths.includes(path) || path === OFFLINE_PATH || OWN_FILES.test(from)))
      faults.push(fault('from', 'ein alter Pfad, unter dem keine Seite mehr liegt'));
    if (TAKEN.some((folder) => path.startsWith(folder)))
      faults.push(fault('from', 'der Pfad einer Seite; hier liegen Dateien'));
    const expected = targetFault(from, to);
    return expected ? [...faults, fault('to', expected)] : faults;
  });
  const moved = moves.flatMap(({ from, to, ...place }): Fault[] => {
    const next = moves.find((other) => other.from === linkedPath(to));
    const expected = targetFault(from, to) ?? (next && `gleich das Ziel von dort: ${next.to}`);
    return expected ? [{ ...place, found: `„${to}“`, expected }] : [];
  });
  return [
    ...listed,
    ...moved.filter(({ file, field }, at) => moved.findIndex((o) => o.file === file && o.field === field) === at),
  ];
}
