import type { ReactElement } from 'react';

/** The background of a component in the gallery: the surfaces of page sections. */
export type Ground = 'paper' | 'cream' | 'night';

/** A component's cases by name, in `<name>.examples.tsx` beside it. The gallery shows them, and tests render each, with
 * the test fixtures as `@/lib/content`. An exported `Stage` wraps each case, for components whose styles come from a
 * parent, such as a list. */
export type Examples = Record<string, ReactElement | { ground: Ground; element: ReactElement }>;
