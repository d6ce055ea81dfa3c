import { typedForReload } from './typed';

/** Says that scripts are lost, and tries again on a press; lost once more, the page shows what it shows without scripts
 * (R-FLT-7). faultOf(again) → { tell } */
export function faultOf(again: () => void) {
  const notice = document.querySelector<HTMLElement>('[data-lost-scripts]');
  let tries = 0;
  const tell = (said: boolean) => {
    const { dataset } = document.documentElement;
    if (said && tries > 0) dataset.scripts = 'lost';
    else delete dataset.scripts;
    if (notice) notice.hidden = !said;
  };
  notice?.querySelector('button')?.addEventListener('click', () => {
    tries += 1;
    if (tries === 1 || !navigator.onLine) return again();
    // After a deploy the old scripts are gone for good.
    history.replaceState({ ...history.state, typed: typedForReload(window.held.typed) }, '');
    location.reload();
  });
  return { tell };
}
