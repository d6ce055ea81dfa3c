import nodes from 'lucide-static/icon-nodes.json';
import { ICON_NAMES } from './icon-names';

/** All icons of the site in one file: drawn inline they were a third of the landing page's HTML. */
export function iconSprite(): string {
  const symbols = ICON_NAMES.map((name) => {
    const parts = (nodes[name] as [string, Record<string, string>][]).map(
      ([tag, attributes]) =>
        `<${tag} ${Object.entries(attributes)
          .map(([key, value]) => `${key}="${value}"`)
          .join(' ')}/>`,
    );
    return `<symbol id="${name}" viewBox="0 0 24 24">${parts.join('')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
