/** Signs of reader input, after which the page no longer scrolls by itself. */
export const READERS_SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
