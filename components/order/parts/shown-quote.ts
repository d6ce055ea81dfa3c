import { useEffect, useSyncExternalStore } from 'react';
import type { Quote } from '@/lib/plans/quote';

// The coupon stands outside the form, in another island: what the form makes of the price reaches it by this module.
let shown: Quote | undefined;
const watchers = new Set<() => void>();

function show(quote: Quote | undefined) {
  shown = quote;
  for (const tell of watchers) tell();
}

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** Tells the coupon what is ordered costs as typed, as long as the form is there. */
export function useShowQuote(quote: Quote) {
  useEffect(() => show(quote), [quote]);
  useEffect(() => () => show(undefined), []);
}

/** What the form makes of the price; undefined while there is none. */
export const useShownQuote = () =>
  useSyncExternalStore(
    watch,
    () => shown,
    () => undefined,
  );
