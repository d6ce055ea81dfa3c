/** Placeholder parameter of a list without entries; lib/export deletes the page that Next writes for it. */
export const PLACEHOLDER_PARAM = '_';

/** Next cannot export a dynamic route without entries (github.com/vercel/next.js/issues/71862), so an empty list gets a placeholder:
 * paramsOf('id', [1, 2]) → [{ id: '1' }, { id: '2' }], paramsOf('id', []) → [{ id: '_' }] */
export const paramsOf = <Name extends string>(name: Name, entries: readonly (string | number)[]) =>
  (entries.length > 0 ? entries : [PLACEHOLDER_PARAM]).map(
    (entry) => ({ [name]: String(entry) }) as Record<Name, string>,
  );
