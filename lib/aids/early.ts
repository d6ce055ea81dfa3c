import { AIDS, type CHOICES, isChoice, KEY, type Settings } from './settings';

const always = (colour: string) => [colour, colour] as const;

/** Page background of each theme, in light and dark mode. */
const THEME_BACKGROUNDS = {
  paper: always(process.env.TITLE_PAPER ?? ''),
  cream: always(process.env.TITLE_CREAM ?? ''),
  mint: always(process.env.TITLE_MINT ?? ''),
  dark: always(process.env.TITLE_DARK ?? ''),
  contrast: ['#FFFFFF', '#000000'],
} as const satisfies Record<(typeof CHOICES.ground)[number], readonly [string, string]>;

function setAids({ dataset }: HTMLElement): void {
  let kept: Settings = {};
  try {
    kept = Object(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    // No choice stored, or storage is blocked: keep the default page.
  }
  for (const aid of AIDS) {
    if (isChoice(aid, kept[aid])) dataset[aid] = kept[aid];
    else delete dataset[aid];
  }
}

/** Gives the browser's own bars the theme's colour. The first of several theme-color elements wins. */
function tintBars(root: HTMLElement): void {
  const night = matchMedia('(prefers-color-scheme:dark)');
  const bars = document.createElement('meta');
  bars.name = 'theme-color';
  const tint = () => {
    const paper: readonly [string, string] | undefined =
      THEME_BACKGROUNDS[root.dataset.ground as keyof typeof THEME_BACKGROUNDS];
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

/** Runs inline before the first paint and in all tabs, so that the page never flashes unaided (R-AID-9): → <html data-size="3"> The script
 * of the bar loads on the first press, or with the page if syllables are on. */
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
