import { title } from 'content/title';
import { wordmarkSymbol } from '@/lib/title/drawings';
import { ICON_DRAWINGS } from './icon-drawings';

/** The wordmark's second colour, by a property that the page's styles set (components/chrome/logo.styles.ts). */
export const ACCENT = 'var(--logo-accent)';

/** All icons and the wordmark in one file: inline they were a third of the landing page's HTML. */
export function iconSprite(): string {
  const symbols = Object.entries(ICON_DRAWINGS).map(
    ([name, drawing]) => `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${wordmarkSymbol(title, ACCENT)}</svg>`;
}
