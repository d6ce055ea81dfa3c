import { PLACEHOLDER_PARAM } from '@/lib/pages/params';
import { ExportFault } from './fault';

/** Addresses at which hosts would serve the 404 page as found; /404.html stays. */
const NOT_FOUND_COPIES = ['404/', '_not-found/'];

/** Placeholder page of an empty list: 'event/_/index.html', 'event/_.ics' */
const isPlaceholder = (name: string) =>
  name.split('/').some((part) => part === PLACEHOLDER_PARAM || part.startsWith(`${PLACEHOLDER_PARAM}.`));

/** Read only by Next's client. Links are plain anchors here (decision 0002), and islands have their own scripts. */
function isNexts(name: string) {
  const file = name.slice(name.lastIndexOf('/') + 1);
  if (name.startsWith('_next/')) return !name.startsWith('_next/static/media/') && !name.endsWith('.css');
  return file === 'index.txt' || (file.startsWith('__next.') && file.endsWith('.txt'));
}

/** Files that must not be served: leftovers(['404.html', 'agb/index.html', 'agb/index.txt']) → ['agb/index.txt']
 * Invariant: the page for unknown addresses exists. */
export function leftovers(files: readonly string[]): string[] {
  if (!files.includes('404.html'))
    throw new ExportFault(
      { pass: 'leftovers', page: '404.html', at: 'files' },
      'The page for unknown addresses is missing.',
    );
  return files.filter(
    (name) => isPlaceholder(name) || isNexts(name) || NOT_FOUND_COPIES.some((folder) => name.startsWith(folder)),
  );
}
