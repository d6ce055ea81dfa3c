import { DESK_PATH } from '@/lib/desk/address';
import { HASHED } from '@/lib/hosts/rules';
import { ALIASES, OFFLINE_PATH } from '@/lib/pages/paths';
import { sitePages } from '@/lib/pages/registry';
import type { Fault } from './fault';
import type { Content } from './kinds';
import { nearestName } from './names';

const FILE = 'redirects.yaml';
/** Paths that contain files, or that hosts use for their error pages. */
const TAKEN = [
  ...HASHED,
  DESK_PATH,
  ...['404', 'audio', 'ausgabe', 'index', 'licenses', 'og', 'screenshots', 'static', 'tips'].map((name) => `/${name}/`),
];

const pageOf = (to: string) => to.split('#')[0] ?? '';

/** Reports redirects that lead nowhere, form a loop or hide a page: → [{ file: 'redirects.yaml', field: '[2].to', found: '„/neu/“', … }] */
export function redirectCheck(content: Content): Fault[] {
  const { redirects } = content;
  const paths = [...sitePages(content).map(({ path }) => path), ...ALIASES];
  return redirects.flatMap(({ from, to }, at): Fault[] => {
    const fault = (key: 'from' | 'to', expected: string): Fault => ({
      file: FILE,
      field: `[${at + 1}].${key}`,
      found: `„${key === 'from' ? from : to}“`,
      expected,
    });
    const faults: Fault[] = [];
    if (redirects.findIndex((other) => other.from === from) < at)
      faults.push(fault('from', 'ein alter Pfad, den die Liste noch nicht hat'));
    if (paths.includes(from) || from === OFFLINE_PATH)
      faults.push(fault('from', 'ein alter Pfad, unter dem keine Seite mehr liegt'));
    if (TAKEN.some((folder) => from.startsWith(folder)))
      faults.push(fault('from', 'der Pfad einer Seite; hier liegen Dateien'));
    const page = pageOf(to);
    const next = redirects.find((other) => other.from === page);
    if (page === from) faults.push(fault('to', 'eine andere Seite als die alte'));
    else if (next) faults.push(fault('to', `gleich das Ziel von dort: ${next.to}`));
    else if (!paths.includes(page)) faults.push(fault('to', `ein Pfad, den es gibt, wie ${nearestName(paths, page)}`));
    return faults;
  });
}
