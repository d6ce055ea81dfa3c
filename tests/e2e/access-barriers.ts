import type { Page } from '@playwright/test';
import { THOROUGH } from '../thorough';
import { expectNone, lowContrastTexts, resize, rulesBroken, waitUntilHydrated } from './access-rules';

/** A desktop at 400 % zoom: 320 × 256 CSS pixels (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** The spacing a reader may set (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Checks a page, opened at desktop size, for barriers of vision, pointing and motion; leaves it changed. */
export async function expectNoBarriers(page: Page) {
  await waitUntilHydrated(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expectNone('motion', await page.evaluate(movingParts));
  const targets = await page.evaluate(smallTargets);
  expectNone('rules', await rulesBroken(page));
  // In the light theme axe has checked the page's own colours; the other themes are computed
  // (tests/components/ui/grounds.test.ts).
  if (THOROUGH) expectNone('contrast', await lowContrastTexts(page, ['at night', 'in high contrast at night']));
  await resize(page, ZOOMED.width, ZOOMED.height);
  expectNone('targets', [...targets, ...(await page.evaluate(smallTargets))]);
  expectNone('zoom', await page.evaluate(outOfSight));
  await page.evaluate(applyStyles, SPACING);
  const spacing = await page.evaluate(outOfSight);
  await resize(page, 1280, 900);
  expectNone('spacing', [...spacing, ...(await page.evaluate(outOfSight))]);
}

// The functions below run in the page, so they must be self-contained: only their own source gets there.

/** Applies styles as a user style sheet; unlike a style element, no CSP blocks a constructed one. */
export function applyStyles(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Text and controls outside the viewport or clipped by a box, which no scrolling reveals. */
export function outOfSight(): string[] {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const found = new Set(scrollWidth > width ? [`page: ${scrollWidth} px wide`] : []);
  /** The box that clips an element; 'window' if no other does, undefined if it scrolls or is hidden on purpose. */
  const cutters = new Map<Element | null, Element | 'window' | undefined>([[document.body, 'window']]);
  const cutterOf = (element: Element | null): Element | 'window' | undefined => {
    if (!element || cutters.has(element)) return cutters.get(element);
    const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
    const overflow = `${overflowX} ${overflowY}`;
    // Clipped on purpose, with any spacing: visually hidden text, line clamps, and the breadcrumb's last step.
    const isMeant = clipPath === 'inset(50%)' || webkitLineClamp !== 'none' || element.matches('[aria-current=page]');
    const outer = cutterOf(element.parentElement);
    const own = /auto|scroll/.test(overflow) || isMeant ? undefined : /hidden|clip/.test(overflow) ? element : outer;
    const cutter = outer === undefined || element.matches('svg, [aria-hidden=true]') ? undefined : own;
    cutters.set(element, cutter);
    return cutter;
  };
  const check = (element: Element, boxes: Iterable<DOMRect>) => {
    const cutter = cutterOf(element);
    if (!cutter || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    const cut = cutter === 'window' || cutter.matches('main') ? undefined : cutter.getBoundingClientRect();
    for (const { left, right, top, bottom, width: own } of boxes) {
      const isOutside = right > width + 1 || left < -1;
      const isCut =
        cut && (right > cut.right + 2 || left < cut.left - 2 || bottom > cut.bottom + 4 || top < cut.top - 4);
      if (own > 1 && (isOutside || isCut))
        found.add(
          `${width} px: <${element.localName} class="${element.className}"> ${element.textContent?.slice(0, 40)}`,
        );
    }
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue?.trim() || !text.parentElement) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    check(text.parentElement, range.getClientRects());
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary'))
    check(control, [control.getBoundingClientRect()]);
  return [...found];
}

/** Targets smaller than 24 pixels, except in running text (WCAG 2.5.8); standalone buttons and fields must be at least
 * 44 high, as in the theme. */
function smallTargets(): string[] {
  const LEAST = 24;
  const LARGE = 44;
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role=tab]')]
    .filter(
      (target) =>
        target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !target.matches('.visually-hidden') &&
        !(
          getComputedStyle(target).display === 'inline' &&
          target.closest('p, dd, li, td, figcaption')?.matches('p, .prose *')
        ),
    )
    .flatMap((target) => {
      const isMarked = target.matches('[type=radio], [type=checkbox]');
      const { position, top, right, bottom, left } = getComputedStyle(target, '::after');
      const isWholeCard = position === 'absolute' && [top, right, bottom, left].every((edge) => edge === '0px');
      const aim = (isMarked && target.closest('label')) || (isWholeCard && target.offsetParent) || target;
      const { width, height } = aim.getBoundingClientRect();
      const least =
        target.matches('button:not(.term), .button, input, select, textarea, summary, [role=tab]') && !isMarked
          ? LARGE
          : LEAST;
      return Math.min(width, height) < least - 0.5
        ? [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`]
        : [];
    });
}

/** Elements that move although reduced motion is requested. */
function movingParts(): string[] {
  const lasts = (times: string) =>
    times.split(',').some((time) => Number.parseFloat(time) * (/\dms/.test(time) ? 1 : 1000) > 1);
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const moves =
        lasts(style.transitionDuration) ||
        (style.animationName !== 'none' && lasts(style.animationDuration)) ||
        style.scrollBehavior === 'smooth';
      return moves ? [`<${element.localName} class="${element.className}">${part ?? ''}`] : [];
    }),
  );
}
