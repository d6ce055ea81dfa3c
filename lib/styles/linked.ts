import { createHash } from 'node:crypto';
import { withoutStyleElements } from './flight';

const STYLE = /<style data-styled[^>]*>([\s\S]*?)<\/style>/g;

/** Where a page begins to load what it is shown with: style sheets before scripts. */
const FIRST_LOAD = /<link rel="stylesheet"|<script|<\/head>/;

type Linked = {
  /** HTML by file name, each page with links in place of its style elements. */
  pages: Map<string, string>;
  /** CSS by address below the site's root: '_next/static/styles/3f2a9c01b7de.css' → '.a{…}'. */
  sheets: Map<string, string>;
};

/**
 * Moves what styled-components wrote into each page, and once more into the data it is hydrated from, into style sheets:
 * one for what all pages have in common, one for the rest of a page's styles. Pages of one kind share theirs, and the
 * browser keeps both from page to page. Styles keep their order; what stands in a page twice counts once.
 */
export function linkStyles(pages: ReadonlyMap<string, string>, basePath = ''): Linked {
  const stylesOf = new Map([...pages].map(([name, html]) => [name, [...new Set(stylesIn(html))]]));
  const all = [...stylesOf.values()];
  const common = (all[0] ?? []).filter((style) => all.every((styles) => styles.includes(style)));
  const linked: Linked = { pages: new Map(), sheets: new Map() };
  for (const [name, html] of pages) {
    const own = stylesOf.get(name)?.filter((style) => !common.includes(style)) ?? [];
    const links = [common, own]
      .filter((styles) => styles.length > 0)
      .map((styles) => {
        const css = styles.join('');
        const address = `_next/static/styles/${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`;
        linked.sheets.set(address, css);
        return `<link rel="stylesheet" href="${basePath}/${address}"/>`;
      });
    const bare = withoutStyleElements(html).replace(STYLE, '');
    linked.pages.set(
      name,
      bare.replace(FIRST_LOAD, (load) => `${links.join('')}${load}`),
    );
  }
  return linked;
}

const stylesIn = (html: string) => [...html.matchAll(STYLE)].map(([, css = '']) => css);
