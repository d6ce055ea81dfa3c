const BYTES = 16;

/** Idempotency key of one form: random, so that the same order from another page is a second order (decision 0008). `randomUUID` is missing
 * over http: newKey() → such as '8544169b3f0c4e7d9a2b6c1d5e8f7a90' */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
