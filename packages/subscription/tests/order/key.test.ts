import { webcrypto } from 'node:crypto';
import { newKey } from 'subscription/order/key';

/** HTTPS pages have crypto.subtle and randomUUID, HTTP pages do not. */
test('each form gets its own key, over http too', () => {
  const before = globalThis.crypto;
  const getRandomValues = webcrypto.getRandomValues.bind(webcrypto);
  Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues }, configurable: true });
  const keys = Array.from({ length: 500 }, newKey);
  Object.defineProperty(globalThis, 'crypto', { value: before, configurable: true });
  expect(new Set(keys).size).toBe(500);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
