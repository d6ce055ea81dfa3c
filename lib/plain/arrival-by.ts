/** Navigation type: arrivalBy() → 'navigate', 'reload', 'back_forward' or 'prerender' */
export const arrivalBy = () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type;
