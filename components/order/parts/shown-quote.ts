import { useEffect, useSyncExternalStore } from 'react';
import type { Quote } from 'subscription/plans/quote';

// The coupon is outside the form, in another island; this module passes it the form's quote.
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

/** Shares the quote with the coupon while the form is mounted. */
export function usePublishQuote(quote: Quote) {
  useEffect(() => show(quote), [quote]);
  useEffect(() => () => show(undefined), []);
}

/** The form's quote; undefined without one. */
export const usePublishedQuote = () =>
  useSyncExternalStore(
    watch,
    () => shown,
    () => undefined,
  );
