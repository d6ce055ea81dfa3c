/** Signs of reader input, after which the page no longer scrolls by itself. */
export const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
