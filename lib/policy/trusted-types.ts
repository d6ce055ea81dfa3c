/** The default policy for all scripts (default-policy.ts), and our own for cards (trusted-html.ts). */
export const TRUSTED_TYPES = ['default', 'cards'] as const;
