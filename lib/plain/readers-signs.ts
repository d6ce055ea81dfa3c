/** By these a reader takes the page into their own hands: from then on it is not moved for them. */
export const READERS_SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
