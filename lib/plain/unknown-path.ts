import { sitePath, withBase } from 'content/base-path';

/** Stands for a folder while the host is asked for an event. */
export const WAITING = 'wartet';

/** In milliseconds. */
const LONGEST_WAIT = 5000;

/** Shows the texts for a folder, the general ones if it has none. */
function show(folder: string) {
  const texts = [...document.querySelectorAll<HTMLElement>('[data-missing-in]')];
  const shown = texts.some(({ dataset }) => dataset.missingIn === folder) ? folder : '';
  let { title } = document;
  for (const text of texts) {
    text.hidden = text.dataset.missingIn !== shown;
    if (!text.hidden) title = text.dataset.title || title;
  }
  document.title = title;
}

/** Copied links have characters attached: '/event/7./' → '/event/7/' */
function eventPageOf(path: string): string | undefined {
  const page = /^(\/event\/\w+)[^/]*\/$/.exec(path)?.[1];
  return page && withBase(`${page}/`);
}

async function isThere(page: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT);
    return (await fetch(page, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Otherwise a host that answers HEAD but not GET would have the page reloaded forever. */
const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** A single 404.html answers all unknown paths; text and title depend on the path (decision 0001). For an event it asks the host once
 * more: unknownPath() at '/event/7.' → 'Lädt Veranstaltungsdetails...', then the page '/event/7/' or 'Veranstaltung nicht gefunden' */
export async function unknownPath(): Promise<void> {
  const path = sitePath(location.pathname);
  const event = eventPageOf(path);
  if (event && !isReload()) {
    show(WAITING);
    if (await isThere(event)) {
      if (event === location.pathname) location.reload();
      else location.replace(event);
      return;
    }
  }
  console.warn(`404: Die Seite ${location.pathname} gibt es nicht.`);
  show(path.replace(/[^/]+\/$/, ''));
}
