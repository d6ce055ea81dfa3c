import type { Day } from '@/lib/dates/day';

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Seed and odd multiplier per lane, so that the four lanes differ. */
const LANES = [
  [0x811c9dc5, 0x01000193],
  [0x9e3779b1, 0x85ebca77],
  [0xc2b2ae3d, 0x27d4eb2f],
  [0x165667b1, 0x2c1b3c6d],
] as const;

/** 128 bits, not collision-resistant against attackers; http offers no protection from them anyway. */
function plainHash(text: string): string {
  const bytes = new Uint8Array(LANES.length * 4);
  LANES.forEach(([start, factor], lane) => {
    let sum: number = start;
    for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), factor) ^ (sum >>> 15);
    new DataView(bytes.buffer).setUint32(lane * 4, sum >>> 0);
  });
  return hex(bytes);
}

/** Idempotency key: the same order on the same day has the same key (decision 0008), unless `turn` orders have been completed on this page
 * since. SHA-256 as 64 hex digits; over http a plain hash of 32: keyOf({ planId: 'trial' }, '2026-11-22', 0) → '8544169b…' */
export async function keyOf(message: object, day: Day, turn: number): Promise<string> {
  const text = `${day}\n${turn}\n${JSON.stringify(message)}`;
  const { subtle } = crypto;
  if (!subtle) return plainHash(text);
  return hex(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
