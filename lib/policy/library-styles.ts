/** Style elements React Aria makes in the browser, letter for letter: the policy knows them by their hash (R-SAFE-1). */
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

/** By these a script of the build is known to make one of them: a declaration no minifier changes. */
export const LIBRARY_MARKS = ['touch-action: pan-x pan-y pinch-zoom;', 'overscroll-behavior: contain;'] as const;
