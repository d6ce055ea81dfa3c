/** Style elements that React Aria creates in the browser, verbatim; the security policy allows their hashes (R-SAFE-1). */
export const LIBRARY_STYLES = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
] as const;

/** Marks of these styles in a script: declarations that no minifier changes. */
export const LIBRARY_MARKS = ['touch-action: pan-x pan-y pinch-zoom;', 'overscroll-behavior: contain;'] as const;
