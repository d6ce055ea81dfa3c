import { ICON_DRAWINGS } from './icon-drawings';
import { ACCENT, LETTERS, VIEW_BOX } from './logo-drawing';

const logo = () => {
  const letters = LETTERS.map(({ transform, shape, cut }) => {
    const drawn = cut ? `<path fill="${ACCENT}" d="${cut}"/>` : '';
    return `<g transform="${transform}"><path fill="currentColor" fill-rule="evenodd" d="${shape}"/>${drawn}</g>`;
  });
  return `<symbol id="logo" viewBox="${VIEW_BOX}">${letters.join('')}</symbol>`;
};

/** All icons and the wordmark in one file: inline they were a third of the landing page's HTML. */
export function iconSprite(): string {
  const symbols = Object.entries(ICON_DRAWINGS).map(
    ([name, drawing]) => `<symbol id="${name}" viewBox="0 0 24 24">${drawing}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${logo()}</svg>`;
}
