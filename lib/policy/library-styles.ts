/**
 * The style elements React Aria makes in the browser: gestures of touch for what can be pressed, and a page that stays
 * where it is below an open dialogue on iOS. Letter for letter, as the policy knows them by their hash.
 */
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

/** By what a script of the build is known to make one of them: a declaration no minifier changes. */
export const LIBRARY_MARKS = ['touch-action: pan-x pan-y pinch-zoom;', 'overscroll-behavior: contain;'] as const;
