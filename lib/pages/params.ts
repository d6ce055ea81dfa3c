/** Stands in an address for an entry there is none of; lib/export takes what Next writes there away again. */
export const NOBODY = '_';

/** Next refuses to export a dynamic route without any (github.com/vercel/next.js/issues/71862), so an empty list has one
 * nobody is served: paramsOf('id', [1, 2]) → [{ id: '1' }, { id: '2' }], paramsOf('id', []) → [{ id: '_' }] */
export const paramsOf = <Name extends string>(name: Name, entries: readonly (string | number)[]) =>
  (entries.length > 0 ? entries : [NOBODY]).map((entry) => ({ [name]: String(entry) }) as Record<Name, string>);
