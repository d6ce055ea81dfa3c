import type { ReactElement } from 'react';

/** What a component stands on: the grounds that chapters of a page have. */
export type Ground = 'paper' | 'cream' | 'night';

/**
 * A component's cases by name, in `<name>.examples.tsx` beside it: the gallery shows them, and tests render each.
 * `@/lib/content` gives the fixtures of the tests to them. What carries the look for several parts, as a list does for its
 * cards, is exported beside them as `Stage` and stands around each.
 */
export type Examples = Record<string, ReactElement | { ground: Ground; element: ReactElement }>;
