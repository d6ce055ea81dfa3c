import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only the browser knows. During hydration it is the built value, so that the markup matches; right after,
 * the visitor's own.
 *
 * @param read returns the same value (by `Object.is`) while nothing has changed
 */
export const useInBrowser = <T>(read: () => T, built: T) => useSyncExternalStore(never, read, () => built);

/** False during hydration; until then a form must not accept input that it would lose. */
export const useIsHydrated = () => useInBrowser(() => true, false);
