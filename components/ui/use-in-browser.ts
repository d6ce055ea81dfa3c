import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only the browser knows, read anew with each render. While the page hydrates it is what the page was built with, so
 * that both agree; right after, it is the visitor's own.
 *
 * @param read gives the same value (by `Object.is`) as long as nothing has changed
 */
export const useInBrowser = <T>(read: () => T, built: T) => useSyncExternalStore(never, read, () => built);

/** False while the page hydrates: until then a form must not take what it would lose. */
export const useReady = () => useInBrowser(() => true, false);
