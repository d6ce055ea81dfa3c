import { typedForReload } from './typed';

/** Shows that scripts failed to load, and retries on a press; after a second failure the page falls back to its content
 * without scripts (R-FLT-7). lostScriptsNotice(again) → { tell } */
export function lostScriptsNotice(again: () => void) {
  const notice = document.querySelector<HTMLElement>('[data-lost-scripts]');
  let tries = 0;
  const tell = (isLost: boolean) => {
    const { dataset } = document.documentElement;
    if (isLost && tries > 0) dataset.scripts = 'lost';
    else delete dataset.scripts;
    if (notice) notice.hidden = !isLost;
  };
  notice?.querySelector('button')?.addEventListener('click', () => {
    tries += 1;
    if (tries === 1 || !navigator.onLine) return again();
    // Reloads, since a deploy removes old scripts for good.
    history.replaceState({ ...history.state, typed: typedForReload(window.held.typed) }, '');
    location.reload();
  });
  return { tell };
}
