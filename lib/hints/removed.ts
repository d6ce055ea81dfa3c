import { spawnSync } from 'node:child_process';
import type { WarningFields } from 'content/fault';
import type { Content } from 'content/kinds';
import { sitePages } from '@/lib/pages/registry';
import { bookPath, eventPath } from '@/lib/paths';
import { pageOf } from '@/lib/publishing/own-pages';

/** Without git, or in a copy without history, there are none. */
function deletedFiles(root: string): string[] {
  const listed = ['--diff-filter=D', '--name-only', '--no-renames', '--relative'];
  return [
    ['log', '--format=', ...listed, '--', '.'],
    ['diff', ...listed, 'HEAD', '--', '.'],
  ].flatMap((args) => (spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '').split('\n'));
}

/** Numbers below the highest that no entry has: skipped([{ id: 1 }, { id: 3 }]) → [2] */
const skipped = (things: readonly { id: number }[]) => {
  const ids = things.map(({ id }) => id);
  return Array.from({ length: Math.max(0, ...ids) }, (_, at) => at + 1).filter((id) => !ids.includes(id));
};

/** Pages that were removed without a redirect, as far as numbers and git know: → [{ file: 'redirects.yaml', field: '(Liste)', found: 'nichts
 * für /event/3/, …', … }]. `deleted` are file names below `root`. */
export function removedPages(content: Content, root: string, deleted = deletedFiles(root)): WarningFields[] {
  const known = new Set([...sitePages(content).map(({ path }) => path), ...content.redirects.map(({ from }) => from)]);
  const paths = [
    ...skipped(content.events).map(eventPath),
    ...skipped(content.books).map(bookPath),
    ...deleted.map(pageOf).filter(Boolean),
  ];
  return [...new Set(paths)]
    .filter((path) => !known.has(path))
    .map((path) => ({
      file: 'redirects.yaml',
      field: '(Liste)',
      found: `nichts für ${path}, wo einmal etwas war`,
      expected: `wohin Links und Lesezeichen jetzt führen, wie { from: ${path}, to: '${path.startsWith('/event/') ? '/#events' : path.replace(/[^/]+\/$/, '')}' }`,
    }));
}
