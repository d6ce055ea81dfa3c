/** Its folder is its scope, the whole site; never hashed, as browsers look for a newer one under the same name. */
export const WORKER_PATH = '/mitnehmen.js';

/** The one file of pages without a hash in its name: each copy of a page has its own (found by iconsOf). */
export const ICONS_PATH = '/icons.svg';

/** One cache holds all that was kept. Sites below other paths of the host have theirs: cacheName('/name') → 'mitgenommen/name' */
export const cacheName = (base: string) => `mitgenommen${base}`;
