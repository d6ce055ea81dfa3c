/** Stands in an address for an entry there is none of; lib/export takes what Next writes there away again. */
export const NOBODY = '_';

/**
 * The parameters of a dynamic route. Next refuses to export one without any, so an empty list has one nobody is served
 * (github.com/vercel/next.js/issues/71862).
 *
 * paramsOf('id', [1, 2]) → [{ id: '1' }, { id: '2' }], paramsOf('id', []) → [{ id: '_' }]
 */
export const paramsOf = <Name extends string>(name: Name, entries: readonly (string | number)[]) =>
  (entries.length > 0 ? entries : [NOBODY]).map((entry) => ({ [name]: String(entry) }) as Record<Name, string>);
