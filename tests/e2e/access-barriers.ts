import type { Page } from '@playwright/test';
import { THOROUGH } from '../thorough';
import { expectNone, resize, rulesBroken, textsTooFaint, waitUntilHydrated } from './access-rules';

/** A desk at 400 % zoom is 320 pixels wide and 256 high (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** The spacing a reader may set (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Looks at the page, opened on a desk, the way people use it who see, point or move differently; leaves it altered. */
export async function expectNoBarriers(page: Page) {
  await waitUntilHydrated(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expectNone('motion', await page.evaluate(movingParts));
  const targets = await page.evaluate(smallTargets);
  expectNone('rules', await rulesBroken(page));
  // By day axe has looked at the page's own colours, and the other themes are computed (tests/components/ui/grounds.test.ts).
  if (THOROUGH) expectNone('contrast', await textsTooFaint(page, ['at night', 'in high contrast at night']));
  await resize(page, ZOOMED.width, ZOOMED.height);
  expectNone('targets', [...targets, ...(await page.evaluate(smallTargets))]);
  expectNone('zoom', await page.evaluate(outOfSight));
  await page.evaluate(applyStyles, SPACING);
  const spacing = await page.evaluate(outOfSight);
  await resize(page, 1280, 900);
  expectNone('spacing', [...spacing, ...(await page.evaluate(outOfSight))]);
}

// The functions below run in the page; each stands alone, because only its own text gets there.

/** As a reader's own style sheet does, which no policy of a page holds back, unlike a style element. */
export function applyStyles(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Text and controls outside the window or outside a box that cuts them off, where no scrolling brings them back. */
export function outOfSight(): string[] {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const found = new Set(scrollWidth > width ? [`page: ${scrollWidth} px wide`] : []);
  /** The box that cuts an element off, 'window' for none but that, undefined where it scrolls or is hidden on purpose. */
  const cutters = new Map<Element | null, Element | 'window' | undefined>([[document.body, 'window']]);
  const cutterOf = (element: Element | null): Element | 'window' | undefined => {
    if (!element || cutters.has(element)) return cutters.get(element);
    const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
    const overflow = `${overflowX} ${overflowY}`;
    // Hidden but for screen readers; ends after so many lines, or at the line's end: the same with any spacing.
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

/**
 * What one aims at and is smaller than 24 pixels, unless it stands in a line of text (WCAG 2.5.8); buttons and fields
 * that stand alone are at least 44 high, as the theme has it.
 */
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

/** What moves although the device asks for stillness. */
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
