import { hashOf } from 'german/hash';

/** { address: '_next/static/styles/3f2a9c01b7de.css', css: '.a{…}' } */
export type Sheet = { address: string; css: string };

const sheet = (styles: readonly string[]): Sheet[] => {
  if (styles.length === 0) return [];
  const css = styles.join('');
  return [{ address: `_next/static/styles/${hashOf([css])}.css`, css }];
};

/** One sheet with the styles that all pages share, and one per page with the rest, in order: → Map { 'agb/index.html' → [common, own] } */
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
