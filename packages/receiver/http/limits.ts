import { isIPv6 } from 'node:net';

/** The oldest entries beyond this number are dropped. */
const MOST_ADDRESSES = 50_000;

/** A household shares the /64 prefix of an IPv6 address: networkOf('2001:db8:1:2:3::4') → '2001:db8:1:2' */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

type Window = { since: number; count: number };

/** Rate limit per address: limiter(30, 600)('192.0.2.1', now) → true for the first 30 requests in 600 seconds, then false */
export function limiter(most: number, seconds: number): (address: string, now: Date) => boolean {
  const windows = new Map<string, Window>();
  return (address, now) => {
    const key = networkOf(address);
    const time = now.getTime();
    const known = windows.get(key);
    const isOver = !known || time - known.since >= seconds * 1000 || time < known.since;
    const window = isOver ? { since: time, count: 0 } : known;
    window.count += 1;
    if (isOver) windows.delete(key);
    windows.set(key, window);
    if (windows.size > MOST_ADDRESSES) windows.delete(windows.keys().next().value ?? '');
    return window.count <= most;
  };
}
