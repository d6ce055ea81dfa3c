import { webcrypto } from 'node:crypto';
import { keyOf } from '@/lib/order/key';

const order = { type: 'order', planId: 'gift', payer: { lastName: 'Müller' } };
const DAY = '2026-11-28';

/** HTTPS pages have crypto.subtle, HTTP pages do not. */
const ORIGINS = [
  ['secure', webcrypto, /^[0-9a-f]{64}$/],
  ['insecure', { getRandomValues: webcrypto.getRandomValues }, /^[0-9a-f]{32}$/],
] as const;

describe.each(ORIGINS)('on an origin that is %s', (_name, crypto, shape) => {
  const before = globalThis.crypto;
  beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true }));
  afterAll(() => Object.defineProperty(globalThis, 'crypto', { value: before, configurable: true }));

  test('sending the same order after a reload uses the same key', async () => {
    const key = await keyOf(order, DAY, 0);
    expect(key).toMatch(shape);
    expect(await keyOf(structuredClone(order), DAY, 0)).toBe(key);
  });

  test('other content, another day or a repeated order each has its own key', async () => {
    const keys = await Promise.all([
      keyOf(order, DAY, 0),
      keyOf({ ...order, payer: { lastName: 'Möller' } }, DAY, 0),
      keyOf(order, '2026-11-29', 0),
      keyOf(order, DAY, 1),
      ...Array.from({ length: 500 }, (_, index) => keyOf({ ...order, cardText: `Karte ${index}` }, DAY, 0)),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
