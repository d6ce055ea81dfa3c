import { PAPERS } from './papers';
import { AIDS, isChoice, KEY, type Settings } from './settings';

function setAids({ dataset }: HTMLElement): void {
  let kept: Settings = {};
  try {
    kept = Object(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    // Nothing was chosen, or the browser keeps nothing: the page stays as it comes.
  }
  for (const aid of AIDS) {
    if (isChoice(aid, kept[aid])) dataset[aid] = kept[aid];
    else delete dataset[aid];
  }
}

/** The browser's own bars get the colour of the chosen theme: of several colours of a page they take the first. */
function tintBars(root: HTMLElement): void {
  const night = matchMedia('(prefers-color-scheme:dark)');
  const bars = document.createElement('meta');
  bars.name = 'theme-color';
  const tint = () => {
    const paper: readonly [string, string] | undefined = PAPERS[root.dataset.ground as keyof typeof PAPERS];
    bars.remove();
    if (!paper) return;
    bars.content = paper[night.matches ? 1 : 0];
    document.head.prepend(bars);
  };
  tint();
  night.onchange = tint;
  new MutationObserver(tint).observe(root, { attributeFilter: ['data-ground'] });
}

function load(bar: HTMLElement | null): void {
  if (!bar?.dataset.aids || bar.dataset.state) return;
  bar.dataset.state = 'busy';
  const script = document.createElement('script');
  script.src = bar.dataset.aids;
  script.onerror = () => {
    bar.dataset.state = '';
    script.remove();
    bar.querySelector('[data-lost]')?.removeAttribute('hidden');
  };
  document.head.append(script);
}

/**
 * Runs inline and first, so that nothing is painted that the reader has chosen otherwise (R-AID-9), in all tabs: → <html
 * data-size="3">. The script of the bar comes on the first press, or with the page where syllables are to be marked.
 */
export function applyAids(): void {
  const root = document.documentElement;
  setAids(root);
  tintBars(root);
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) setAids(root);
  });
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-aids-open]') : null;
    const bar = button?.closest<HTMLElement>('[data-aids]');
    if (!bar) return;
    bar.dataset.wanted = '';
    load(bar);
  });
  addEventListener('DOMContentLoaded', () => {
    if (root.dataset.syllables) load(document.querySelector<HTMLElement>('[data-aids]'));
  });
}
