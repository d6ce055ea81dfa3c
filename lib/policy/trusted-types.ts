/** One policy for all scripts (default-policy.ts), and one for our own cards (trusted-html.ts). */
export const TRUSTED_TYPES = ['default', 'cards'] as const;
