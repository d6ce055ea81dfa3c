/** In the root folder, so that its scope is the whole site. Not hashed, as browsers check the same name for updates. */
export const WORKER_PATH = '/mitnehmen.js';

/** The only file of a page without a hash in its name, so each offline copy stores its own version. */
export const ICONS_PATH = '/icons.svg';

/** A single cache for all copies. Sites below other paths of the same host have their own: cacheName('/name') → 'mitgenommen/name' */
export const cacheName = (base: string) => `mitgenommen${base}`;
