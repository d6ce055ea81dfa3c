import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page hydrates: until then a form must not take what it would lose. */
export const useReady = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
