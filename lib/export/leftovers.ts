import { NOBODY } from '@/lib/pages/params';
import { ExportFault } from './fault';

/** The page for unknown addresses, where hosts would call it found; /404.html stays. */
const FOUND_BY_MISTAKE = ['404/', '_not-found/'];

/** Stands for the entries of an empty list: 'event/_/index.html', 'event/_.ics' */
const isNobodys = (name: string) => name.split('/').some((part) => part === NOBODY || part.startsWith(`${NOBODY}.`));

/** For links that Next follows itself; ours are plain anchors (decision 0010). */
function isPageData(name: string) {
  const file = name.slice(name.lastIndexOf('/') + 1);
  return file === 'index.txt' || (file.startsWith('__next.') && file.endsWith('.txt'));
}

/** The source of a worker and the map of its chunk, which Turbopack lays beside what browsers load. */
const isSource = (name: string) => name.startsWith('_next/') && (name.endsWith('.ts') || name.endsWith('.map'));

/** What nobody shall be served: leftovers(['404.html', 'agb/index.html', 'agb/index.txt']) → ['agb/index.txt']
 * Invariants: each page has its data beside it, under a known name; the page for unknown addresses is there. */
export function leftovers(files: readonly string[]): string[] {
  const all = new Set(files);
  const refuse = (page: string, what: string) => {
    throw new ExportFault({ pass: 'leftovers', page, at: 'Dateien' }, what);
  };
  if (!all.has('404.html')) refuse('404.html', 'Die Seite für unbekannte Adressen fehlt.');
  const found = files.filter((name) => isNobodys(name) || FOUND_BY_MISTAKE.some((folder) => name.startsWith(folder)));
  const served = files.filter((name) => !found.includes(name));
  for (const name of served.filter((file) => file.endsWith('index.html'))) {
    if (!all.has(name.replace('.html', '.txt')))
      refuse(name, 'Ihre Daten liegen nicht daneben; Next nennt sie wohl anders.');
  }
  return [...found, ...served.filter((name) => isPageData(name) || isSource(name))];
}
