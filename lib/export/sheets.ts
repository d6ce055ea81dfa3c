import { createHash } from 'node:crypto';

/** A style sheet below the site's root: { address: '_next/static/styles/3f2a9c01b7de.css', css: '.a{…}' } */
export type Sheet = { address: string; css: string };

const sheet = (styles: readonly string[]): Sheet[] => {
  if (styles.length === 0) return [];
  const css = styles.join('');
  return [{ address: `_next/static/styles/${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`, css }];
};

/**
 * Which sheets each page is shown with: one for the styles that all pages have in common, one for the rest of a page's
 * own. Pages of one kind share theirs, and the browser keeps both from page to page. Styles keep their order; what a
 * page names twice counts once.
 *
 * @param stylesOf the CSS of each page's style elements, by file name
 * @returns one or two sheets by file name, to be linked in this order
 */
export function sheetsOf(stylesOf: ReadonlyMap<string, readonly string[]>): Map<string, Sheet[]> {
  const sets = new Map([...stylesOf].map(([page, styles]) => [page, new Set(styles)]));
  const all = [...sets.values()];
  const common = [...(all[0] ?? [])].filter((style) => all.every((styles) => styles.has(style)));
  const isCommon = new Set(common);
  const first = sheet(common);
  return new Map(
    [...sets].map(([page, styles]) => [
      page,
      [...first, ...sheet([...styles].filter((style) => !isCommon.has(style)))],
    ]),
  );
}
