import { useEffect, useSyncExternalStore } from 'react';

// The coupon stands outside the form, in another island: what the address adds reaches it by this module.
let shown = 0;
const watchers = new Set<() => void>();

function show(cents: number) {
  shown = cents;
  for (const tell of watchers) tell();
}

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** Tells the coupon what the address in the form adds a month, in cents, as long as the form is there. */
export function useShowSurcharge(cents: number) {
  useEffect(() => {
    show(cents);
    return () => show(0);
  }, [cents]);
}

/** What the address in the form adds a month, in cents. */
export const useShownSurcharge = () =>
  useSyncExternalStore(
    watch,
    () => shown,
    () => 0,
  );
