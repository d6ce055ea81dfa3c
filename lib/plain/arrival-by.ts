/** Navigation type: navigationType() → such as 'navigate', 'reload', 'back_forward' or 'prerender' */
export const navigationType = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type;
